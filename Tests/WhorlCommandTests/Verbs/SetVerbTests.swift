import Testing
import WhorlTestSupport
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct SetVerbTests {
  let home = Home()

  static let text = """
    {"format":"whorl-theme","version":1,"id":"mine",   "x-note" : [1,2],
     "spinner": {"form":"ring","lineWidth":2.00,"colorSequence":["#FFFFFF"], "other":1e2}}
    """

  @Test func `a file changes in just the bytes of the value`() throws {
    let path = home.folder.write(Self.text, to: "mine.json")
    let result = try home.whorl("set", path, "lineWidth=3")
    #expect(result.end == .exit(0))
    #expect(result.outputText + result.errorText == "")
    let parts = Self.text.components(around: "2.00")
    #expect(home.folder.text(of: "mine.json") == parts.0 + "3" + parts.1)
  }

  @Test func `a link stays a link, and the mode stays`() throws {
    let path = home.folder.write(Self.text, to: "real.json")
    chmod(path, 0o600)
    symlink("real.json", "\(home.folder.path)/link.json")
    let result = try home.whorl("set", "\(home.folder.path)/link.json", "lineWidth=3")
    #expect(result.end == .exit(0))
    var status = stat()
    #expect(lstat("\(home.folder.path)/link.json", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(home.folder.text(of: "real.json")?.contains(#""lineWidth":3"#) == true)
  }

  @Test func `a built-in theme is saved as one's own and shadows it`() throws {
    let result = try home.whorl("set", "drp-arc", "lineWidth=3")
    #expect(result.end == .exit(0))
    let preset = try #require(Preset(id: "drp-arc"))
    let parts = String(decoding: preset.bytes, as: UTF8.self)
      .components(around: #""lineWidth": 2"#)
    #expect(
      home.folder.text(of: Home.themeFile("drp-arc"))
        == parts.0 + #""lineWidth": 3"# + parts.1)
    let shown = try home.whorl("inspect", "drp-arc", "--json")
    #expect(shown.outputText.contains(#""lineWidth":3"#))
  }

  @Test func `a dry run prints the difference and changes nothing`() throws {
    let result = try home.whorl("set", "drp-arc", "lineWidth=3", "--dry-run")
    let path = "\(home.folder.path)/\(Home.themeFile("drp-arc"))"
    #expect(
      result.outputText == """
        --- \(path)
        +++ \(path)
        @@ -10,7 +10,7 @@
           "spinner": {
             "form": "ring",
             "size": 25,
        -    "lineWidth": 2,
        +    "lineWidth": 3,
             "lineCap": "butt",
             "radius": "inner",
             "colorSequence": ["#FF0000", "#FF8000", "#800080", "#0000FF"],

        """)
    #expect(home.folder.names == [])
  }

  @Test func `what is wrong changes nothing`() throws {
    let path = home.folder.write(Self.text, to: "mine.json")
    for settings in [["lineWidth=3", "size=x"], ["lineWith=3"], ["minimumArcLength=350"]] {
      let result = try run(
        BuiltProduct.path(of: "whorl"), ["set", path] + settings,
        environment: home.environment())
      #expect(result.end == .exit(1))
      #expect(result.errorText.filter { $0 == "\n" }.count == 1)
      #expect(home.folder.text(of: "mine.json") == Self.text)
    }
    #expect(try home.whorl("set", path, "lineWidth").end == .exit(2))
  }

  @Test func `a file in a read-only folder is left alone, with a reason`() throws {
    let result = try home.whorl("set", "drp-arc", "size=30", "-o", "/proc/none/x.json")
    #expect(result.end == .exit(1))
    #expect(result.errorText.hasPrefix("whorl: cannot write /proc/none: "))
  }
}

extension String {
  /// What comes before and after the first place where `part` stands.
  func components(around part: String) -> (String, String) {
    for index in indices where self[index...].hasPrefix(part) {
      return (String(self[..<index]), String(self[index...].dropFirst(part.count)))
    }
    return (self, "")
  }
}
