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
    #expect(try home.whorl("explain", "lineWith").end == .exit(1))
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
