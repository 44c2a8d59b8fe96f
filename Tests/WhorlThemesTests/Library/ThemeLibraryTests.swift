import Testing
import WhorlTestSupport
import WhorlThemes

struct ThemeLibraryTests {
  let folder = TemporaryFolder()

  var paths: ThemePaths {
    ThemePaths(environment: [
      "HOME": folder.path, "XDG_DATA_DIRS": "\(folder.path)/one:relative:\(folder.path)/two",
    ])
  }

  @Test func `one's own theme stands before those of others, and before the program's`() throws {
    let own = folder.write("{}", to: ".config/whorl/themes/drp-arc.json")
    folder.write("{}", to: "one/whorl/themes/drp-arc.json")
    let two = folder.write("{}", to: "two/whorl/themes/other.json")
    let library = ThemeLibrary(paths: paths)
    #expect(library.entries.prefix(2).map(\.id) == ["drp-arc", "other"])
    #expect(library.entries.prefix(2).map(\.origin) == [.own(path: own), .shared(path: two)])
    #expect(library.entries[0].shadowsPreset)
    #expect(!library.entries[1].shadowsPreset)
    #expect(library.entries.count == Preset.all.count + 1)
    #expect(library.problems == [])
    #expect(try ThemeLibrary.find("drp-arc", paths: paths) == .own(path: own))
    #expect(try ThemeLibrary.find("other", paths: paths) == .shared(path: two))
  }

  @Test func `a variable that is not UTF-8 is as good as unset`() {
    let paths = ThemePaths(environment: [
      "HOME": "/home/a", "XDG_CONFIG_HOME": "/conf/\u{FFFD}", "XDG_DATA_DIRS": "/\u{FFFD}:/b",
    ])
    #expect(paths.ownThemes == "/home/a/.config/whorl/themes")
    #expect(paths.sharedThemes == ["/home/a/.local/share/whorl/themes", "/b/whorl/themes"])
  }

  @Test func `files whose name is no theme's are passed over`() {
    for name in ["README.md", "Big.json", "a b.json", ".hidden.json", "x.json.bak"] {
      folder.write("{}", to: ".config/whorl/themes/\(name)")
    }
    #expect(ThemeLibrary(paths: paths).entries.count == Preset.all.count)
  }

  @Test func `a name with a slash or an ending is a path`() throws {
    #expect(try ThemeLibrary.find("./drp-arc", paths: paths) == .file(path: "./drp-arc"))
    #expect(try ThemeLibrary.find("a.json", paths: paths) == .file(path: "a.json"))
  }

  @Test func `an unknown name is met with the nearest one`() {
    #expect(throws: ThemeLookupError.unknown("drp-arch", suggestion: "drp-arc")) {
      try ThemeLibrary.find("drp-arch", paths: paths)
    }
    #expect(
      ThemeLookupError.unknown("zzz\u{1B}", suggestion: nil).message
        == "there is no theme zzz␛; whorl list shows them all")
  }

  @Test func `relative folders in the environment are ignored`() {
    let paths = ThemePaths(environment: [
      "HOME": "/home/me/", "XDG_CONFIG_HOME": "conf", "XDG_DATA_HOME": "/data",
      "XDG_DATA_DIRS": "",
    ])
    #expect(paths.ownThemes == "/home/me/.config/whorl/themes")
    #expect(paths.settings == "/home/me/.config/whorl/config.json")
    #expect(paths.state == "/home/me/.local/state/whorl")
    #expect(
      paths.sharedThemes == [
        "/data/whorl/themes", "/usr/local/share/whorl/themes", "/usr/share/whorl/themes",
      ])
    #expect(ThemePaths(environment: [:]).ownThemes == nil)
  }
}
