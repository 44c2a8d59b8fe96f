import Testing
import WhorlCore
import WhorlStudio
import WhorlTestSupport
import WhorlThemes

@testable import WhorlCurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ThemeFilesTests {
  private let folder = TemporaryFolder()
  private var file: String { "\(folder.path)/whorl/themes/bar.json" }

  private func write(_ text: String) { folder.write(text, to: "whorl/themes/bar.json") }

  private func files() -> ThemeFiles {
    let paths = ThemePaths(
      environment: [
        "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere",
      ])
    var files = ThemeFiles(paths: paths, opened: nil)
    files.beginReading()
    _ = files.read(until: Time(nanoseconds: .max))
    return files
  }

  /// What the file of the bar is taken to hold; empty where there is none.
  private static func text(_ event: Event?) -> String? {
    guard case .filesChanged(let themes, _) = event else { return nil }
    return themes.first { $0.id == "bar" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func `a look at folders in which nothing has happened tells nothing`() {
    write("one")
    var files = files()
    #expect(files.changes() == nil)
    #expect(files.changes() == nil)
  }

  @Test func `whatever is written is told once, even as many bytes within a moment`() {
    write("one")
    var files = files()
    for text in ["two", "six", "ten", "", "longer"] {
      write(text)
      #expect(Self.text(files.changes()) == text)
      #expect(files.changes() == nil)
    }
  }

  @Test func `a file that is replaced is not gone meanwhile`() {
    write("one")
    var files = files()
    unlink(file)
    #expect(files.changes() == nil)
    write("two")
    #expect(Self.text(files.changes()) == "two")
  }

  @Test func `a file that is gone at two looks is gone`() {
    write("one")
    var files = files()
    unlink(file)
    #expect(files.changes() == nil)
    #expect(Self.text(files.changes()) == "")
  }

  @Test func `a built-in theme does not show while an own one of its name is replaced`() {
    folder.write("mine", to: "whorl/themes/drp-arc.json")
    var files = files()
    unlink("\(folder.path)/whorl/themes/drp-arc.json")
    #expect(files.changes() == nil)
    guard case .filesChanged(let themes, _) = files.changes() else {
      Issue.record("nothing is told")
      return
    }
    #expect(themes.first { $0.id == "drp-arc" }?.origin.path == nil)
  }

  @Test func `a file that cannot be read is a problem with its path`() {
    write("one")
    var files = files()
    unlink(file)
    mkdir(file, 0o755)
    guard case .filesChanged(_, let problems) = files.changes() else {
      Issue.record("nothing is told")
      return
    }
    #expect(problems.map(\.path) == [file])
  }
}
