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

  @Test func `a dry run of a file of Windows' making is a difference that patch takes`() throws {
    let text = Self.text.split(separator: "\n").joined(separator: "\r\n\t")
    home.folder.write(text, to: "mine.json")
    let result = try home.whorl(
      "set", "mine.json", "lineWidth=3", "/x-note/0=é", "--dry-run", directory: home.folder.path)
    let lines = text.split(separator: "\r\n")
    #expect(
      result.outputText == """
        --- mine.json
        +++ mine.json
        @@ -1,2 +1,2 @@
        -\(lines[0])\r
        -\(lines[1])
        \\ No newline at end of file
        +\(lines[0].replacing("[1,2]", "[\"é\",2]"))\r
        +\(lines[1].replacing("2.00", "3"))
        \\ No newline at end of file

        """)
  }

  @Test func `a copy of a built-in theme is called by the id that it is given`() throws {
    #expect(try home.whorl("set", "gq-dots", "id=my-dots").end == .exit(0))
    #expect(home.folder.text(of: Home.themeFile("gq-dots")) == nil)
    #expect(try home.whorl("inspect", "my-dots").outputText.hasPrefix("my-dots at 0 s"))
    let renamed = try home.whorl("set", "my-dots", "id=other")
    #expect(renamed.end == .exit(0))
    let path = "\(home.folder.path)/\(Home.themeFile("my-dots"))"
    #expect(
      renamed.errorText
        == "whorl: note: commands find the theme by its file's name, which is still \(path)\n")
  }

  @Test func `a value may begin with a combining mark`() throws {
    let path = home.folder.write(Self.text, to: "mine.json")
    #expect(try home.whorl("set", path, "title=\u{301}x").end == .exit(0))
    #expect(home.folder.text(of: "mine.json")?.contains("\"title\":\"\u{301}x\"") == true)
  }

  @Test func `standard output takes the place of a file`() throws {
    let path = home.folder.write(Self.text, to: "mine.json")
    for name in ["-", "/dev/stdout"] {
      let result = try home.whorl("set", path, "lineWidth=3", "-o", name)
      #expect(result.outputText == Self.text.replacing("2.00", "3"))
      #expect(result.errorText == "")
    }
    #expect(home.folder.text(of: "mine.json") == Self.text)
    #expect(home.folder.names == ["mine.json"])
  }

  @Test func `a file beyond the limit on sizes is told, and nothing is left behind`() throws {
    let note = String(repeating: "x", count: 3000)
    home.folder.write(Self.text.replacing("[1,2]", "\"\(note)\""), to: "mine.json")
    let whorl = try BuiltProduct.path(of: "whorl")
    let result = try run(
      "/bin/sh", ["-c", "ulimit -f 1; exec \(whorl) set mine.json lineWidth=3"],
      environment: home.environment(), directory: home.folder.path)
    #expect(result.end == .exit(1))
    #expect(
      result.errorText == "whorl: cannot write mine.json: the file would be too large\n")
    #expect(home.folder.names == ["mine.json"])
    #expect(home.folder.text(of: "mine.json")?.contains("2.00") == true)
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

  @Test func `a file that may not be written stays, also where its folder allows more`() throws {
    let path = home.folder.write(Self.text, to: "mine.json")
    chmod(path, 0o444)
    chmod(home.folder.path, 0o777)
    // Modes mean nothing to root.
    let asNobody = ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"]
    let command =
      (geteuid() == 0 ? asNobody : []) + [
        try BuiltProduct.path(of: "whorl"), "set", path, "lineWidth=3",
      ]
    let result = try run(
      command[0], Array(command.dropFirst()), environment: home.environment())
    #expect(result.end == .exit(1))
    #expect(result.errorText == "whorl: cannot write \(path): permission denied\n")
    #expect(home.folder.text(of: "mine.json") == Self.text)
    #expect(home.folder.names == ["mine.json"])
  }

  @Test func `a file in a read-only folder is left alone, with a reason`() throws {
    let result = try home.whorl("set", "drp-arc", "size=30", "-o", "/proc/none/x.json")
    #expect(result.end == .exit(1))
    #expect(result.errorText.hasPrefix("whorl: cannot write /proc/none: "))
  }
}

extension StringProtocol {
  /// The text with `new` in place of the first `old`.
  func replacing(_ old: String, _ new: String) -> String {
    let parts = String(self).components(around: old)
    return parts.0 + new + parts.1
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
