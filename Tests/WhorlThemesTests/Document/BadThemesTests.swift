import Testing
import WhorlTestSupport
import WhorlThemes

/// The folders `Bad`, a theme with one fault each, and `Odd`, a theme with one warning each.
struct BadThemesTests {
  @Test func `each bad theme has one error, and its words are the ones looked at`() throws {
    var lines = ""
    for file in try ThemeFile.all(in: "Bad") {
      let findings = ThemeDocument.findings(in: file.bytes)
      #expect(findings.map(\.severity) == [.error], "\(file.name)")
      lines += findings.map { $0.line(file: file.name) + "\n" }.joined()
    }
    #expect(Golden.difference(lines, from: "bad-themes.txt") == nil)
  }

  @Test func `each odd theme has one warning`() throws {
    for file in try ThemeFile.all(in: "Odd") {
      let findings = ThemeDocument.findings(in: file.bytes)
      #expect(findings.map(\.severity) == [.warning], "\(file.name)")
      #expect(findings.map(\.rule) == ["unknown-key"], "\(file.name)")
    }
  }
}

/// A theme file beside the tests.
struct ThemeFile {
  let name: String
  let path: String
  let bytes: [UInt8]

  /// The files of a folder of this test target, in order.
  static func all(in folder: String) throws -> [ThemeFile] {
    let folder = "\(BuiltProduct.packageRoot)/Tests/WhorlThemesTests/\(folder)"
    let names = try FileStore.names(inFolder: folder)
    return try names.map { name in
      let path = "\(folder)/\(name)"
      return ThemeFile(name: name, path: path, bytes: try FileStore.read(path))
    }
  }
}
