import Testing
import WhorlTestSupport
import WhorlThemes

struct OtherVerbsTests {
  let home = Home()

  @Test func `help goes to standard output with status 0`() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["play", "--help"], ["help", "play"]] {
      let result = try run(
        BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
      #expect(result.end == .exit(0))
      #expect(result.outputText.contains("usage: whorl"))
      #expect(result.errorText == "")
    }
  }

  @Test func `the version is a line`() throws {
    #expect(try home.whorl("--version").outputText == "whorl 0.1.0\n")
  }

  @Test func `an unknown verb is status 2, with the nearest one`() throws {
    let result = try home.whorl("plya")
    #expect(result.end == .exit(2))
    #expect(result.errorText == "whorl: there is no verb plya; did you mean play?\n")
  }

  @Test func `the theme's bytes come out of show as they are`() throws {
    let preset = try #require(Preset(id: "half-moon"))
    #expect(try home.whorl("show", "half-moon", "--json").output == preset.bytes)
    let words = try home.whorl("show", "half-moon").outputText
    #expect(words.contains("interval"))
    #expect(words.contains("0.12 s"))
  }

  @Test func `new makes a valid theme, and never over another`() throws {
    let result = try home.whorl("new", "mine")
    let path = "\(home.folder.path)/\(Home.themeFile("mine"))"
    #expect(result.outputText == path + "\n")
    #expect(try home.whorl("validate", path, "--strict").end == .exit(0))
    let again = try home.whorl("new", "mine", "--from", "gq-dots")
    #expect(again.end == .exit(1))
    #expect(again.errorText == "whorl: \(path) exists already\n")
    #expect(try home.whorl("new", "../x").end == .exit(2))
  }

  @Test func `new from a theme differs from it in its id only`() throws {
    #expect(try home.whorl("new", "mine", "--from", "gq-dots").end == .exit(0))
    let original = String(decoding: try #require(Preset(id: "gq-dots")).bytes, as: UTF8.self)
    let parts = original.components(around: "\"id\": \"gq-dots\"")
    #expect(
      home.folder.text(of: Home.themeFile("mine")) == parts.0 + "\"id\": \"mine\"" + parts.1)
  }

  @Test func `explain tells type, range, default and an example that works`() throws {
    let text = try home.whorl("explain", "lineWidth").outputText
    #expect(
      text == """
        lineWidth (form ring)
          How thick the stroke is; auto is 2.5 % of the size, at least 1 pt.
          takes    a number from 0.25 to 512 pt, or auto
          default  2 pt
          example  whorl set mine 'lineWidth=12 pt'

        """)
    #expect(
      try home.whorl("explain", "hud.grace").outputText == """
        hud.grace (every theme)
          How long work must last before anything is shown.
          takes    a number from 0 to 10 s
          default  0.2 s
          example  whorl set mine 'hud.grace=0.2 s'

        """)
    #expect(try home.whorl("explain", "lineWith").end == .exit(1))
    let block = try home.whorl("explain", "refresh").outputText
    #expect(block.hasPrefix("refresh (every theme)\n"))
    #expect(block.contains("\n  refresh.threshold"))
    #expect(try home.whorl("explain", "limits").outputText.contains("1024 KiB"))
  }

  @Test func `every property is explained, with an example that its theme takes`() throws {
    for preset in ["rk-ring", "gq-dots", "gv-bar", "half-moon"] {
      let document = try ThemeDocument(bytes: try #require(Preset(id: preset)).bytes)
      for property in document.properties where property.path.name != "columns" {
        let name = property.path.name
        #expect(
          try document.change(name, to: property.example) == .set(property, text: property.example))
        if name.hasSuffix("ArcLength") || name == "alphas" || name == "durations" { continue }
        if name.hasSuffix("Radius") { continue }
        #expect(throws: Never.self) {
          try document.applying([.set(property, text: property.example)])
        }
      }
    }
  }

  @Test func `a theme's bytes and a new theme's path reach a terminal without commands in them`()
    throws
  {
    let folder = "a\u{1B}[31m\u{9B}1m"
    let config = ["XDG_CONFIG_HOME": "\(home.folder.path)/\(folder)"]
    let path = home.folder.write(
      "{\"format\":\"whorl-theme\",\"version\":1,\"id\":\"a\",\"x-\u{9B}\":\"\u{9B}31m\","
        + "\"spinner\":{\"form\":\"dots\"}}",
      to: "a.json")
    for arguments in [
      ["show", path, "--json"], ["new", "b"], ["paths"], ["set", "b", "speed=2"],
    ] {
      let terminal = try PseudoTerminal(
        BuiltProduct.path(of: "whorl"), arguments,
        environment: home.environment(["TERM": "xterm"].merging(config) { $1 }))
      #expect(try terminal.waitForEnd() == .exit(0))
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      #expect(!text.unicodeScalars.contains("\u{9B}"))
      #expect(!text.unicodeScalars.contains("\u{1B}"))
    }
    // A script gets the path as it is.
    let piped = try home.whorl("new", "c", environment: config)
    #expect(piped.outputText == "\(home.folder.path)/\(folder)/whorl/themes/c.json\n")
    #expect(!(try home.whorl("paths", environment: config).outputText.contains("\u{1B}")))
  }

  @Test func `a broken theme of one's own tells of the built-in one that it hides`() throws {
    let path = home.folder.write("", to: Home.themeFile("rk-ring"))
    #expect(
      try home.whorl("frame", "rk-ring").errorText == """
        \(path):1:1: error: (root): nothing here: the file is empty
        whorl: the built-in theme rk-ring is behind this file; move it away to have that one

        """)
  }

  @Test func `an argument that is not UTF-8 is refused, not taken for another name`() throws {
    let whorl = try BuiltProduct.path(of: "whorl")
    let result = try run(
      "/bin/sh", ["-c", "\(whorl) export rk-ring --format json -o \"$(printf 'a\\351.json')\""],
      environment: home.environment(), directory: home.folder.path)
    #expect(result.end == .exit(2))
    #expect(result.errorText == "whorl: argument 6 is not UTF-8\n")
    #expect(home.folder.names == [])
  }

  @Test(arguments: [[], ["studio"], ["studio", "rk-ring"]])
  func `without a terminal the studio prints the help, status 2`(arguments: [String]) throws {
    let result = try run(
      BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
    #expect(result.end == .exit(2))
    #expect(result.outputText == "")
    #expect(
      result.errorText
        == "whorl: the studio needs a terminal\n\n" + (try home.whorl("--help").outputText))
  }

  @Test func `what is empty is shown as such`() throws {
    #expect(try home.whorl("show", "").errorText.hasPrefix("whorl: there is no theme \"\";"))
    #expect(
      try home.whorl("frame", "rk-ring", "--at", "").errorText
        == "whorl: --at is \"\"; give a time such as 1.5s, 1500ms or 2m\n")
  }

  @Test func `paths follow the environment`() throws {
    let text = try home.whorl("paths", environment: ["XDG_CONFIG_HOME": "/conf"]).outputText
    #expect(text.contains("own themes     /conf/whorl/themes\n"))
    #expect(text.contains("shared themes  /nowhere/whorl/themes\n"))
  }

  @Test func `a full disk is told, and a closed pipe is not`() throws {
    let shell = "/bin/sh"
    let whorl = try BuiltProduct.path(of: "whorl")
    let full = try run(
      shell, ["-c", "\(whorl) list >/dev/full"], environment: home.environment())
    #expect(full.end == .exit(1))
    #expect(full.errorText == "whorl: cannot write: No space left on device\n")
    let closed = try run(
      shell, ["-c", "\(whorl) explain | head -n 1"], environment: home.environment())
    #expect(closed.outputText == "form ring\n")
    #expect(closed.errorText == "")
  }
}
