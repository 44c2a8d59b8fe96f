import Testing
import WhorlTestSupport
import WhorlThemes

struct FrameVerbTests {
  let home = Home()

  @Test func `a ring's gap is where the numbers say`() throws {
    let frame = try home.whorl(
      "frame", "rk-ring", "--at", "0.3s", "--size", "14x7", "--glyphs", "braille", "--color",
      "never")
    #expect(
      frame.outputText == """
          ⢀⠴⠒⠉⠉⠉⠉⠒⠦⡀\("  ")
        ⢀⡔⠁        ⠈⢢⡀
        ⡜            ⠃
        ⡇\("             ")
        ⢣            ⡄
        ⠈⠣⡀        ⢀⠜⠁
          ⠈⠲⠤⣀⣀⣀⣀⠤⠖⠁\("  ")

        """)
    #expect(frame.end == .exit(0))
  }

  @Test(arguments: Preset.all)
  func `the same arguments print the same bytes in any surroundings`(preset: Preset) throws {
    for format in ["text", "ansi", "json"] {
      let plain = try home.whorl("frame", preset.id, "--at", "0.7", "--format", format)
      let other = try home.whorl(
        "frame", preset.id, "--format=\(format)", "--at=700ms",
        environment: [
          "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C", "COLORTERM": "truecolor", "CI": "1",
          "COLORFGBG": "0;15", "WHORL_REDUCED_MOTION": "1", "COLUMNS": "3",
        ])
      #expect(plain.end == .exit(0))
      #expect(plain.output == other.output)
      #expect(!plain.output.isEmpty)
    }
  }

  @Test func `text has just the rows and columns that were asked for`() throws {
    let text = try home.whorl("frame", "gq-dots", "--size", "31x5").outputText
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines.dropLast().allSatisfy { $0.count == 31 })
    #expect(!text.contains("\u{2800}"))
  }

  @Test func `a frame as JSON is one line with the cells that are not blank`() throws {
    let text = try home.whorl("frame", "braille-dots", "--format", "json").outputText
    #expect(
      text == ##"{"columns":1,"rows":1,"cells":[{"row":0,"column":0,"glyph":"⠋","##
        + ##""foreground":"#FFFFFF","background":null}]}"## + "\n")
    let mono = try home.whorl(
      "frame", "braille-dots", "--format", "json", "--color", "never"
    ).outputText
    #expect(mono.contains(#""foreground":null"#))
  }

  @Test func `ANSI text has colours, a reset before each newline and no movement`() throws {
    let text = try home.whorl("frame", "braille-dots", "--format", "ansi").outputText
    #expect(text == "\u{1B}[38;2;255;255;255m⠋\u{1B}[0m\n")
    let plain = try home.whorl(
      "frame", "braille-dots", "--format", "ansi", "--color", "never"
    ).outputText
    #expect(plain == "⠋\n")
  }

  @Test func `the ASCII twin stands in where ASCII is asked for`() throws {
    let text = try home.whorl("frame", "gq-dots", "--glyphs", "ascii", "--at", "0.3").outputText
    #expect(text.contains("o O o"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `the spokes move even where there is no colour`() throws {
    let first = try home.whorl("frame", "gv-bar", "--at", "0").outputText
    let second = try home.whorl("frame", "gv-bar", "--at", "0.25").outputText
    #expect(first != second)
    #expect(first.contains { $0 != " " && $0 != "\n" })
  }

  @Test func `reduced motion is slower by the theme's factor`() throws {
    let slow = try home.whorl("frame", "rk-ring", "--at", "0.9", "--reduced-motion")
    let full = try home.whorl("frame", "rk-ring", "--at", "0.3")
    #expect(slow.output == full.output)
  }

  @Test(arguments: [
    (["frame"], "usage: whorl frame THEME"),
    (["frame", "rk-ring", "--size", "0x7"], "--size is 0x7; give columns x rows such as 14x7"),
    (["frame", "rk-ring", "--at", "soon"], "--at is soon; give a time such as 1.5s"),
    (["frame", "rk-ring", "--at"], "--at needs a value"),
    (["frame", "rk-ring", "--glyphs", "brail"], "--glyphs is brail; give auto, braille"),
    (["frame", "rk-ring", "--foreground", "red"], "--foreground is red; give a colour such as"),
    (["frame", "rk-ring", "--sise", "1x1"], "frame has no option --sise; did you mean --size?"),
    (["frame", "rk-ring", "extra"], "usage: whorl frame THEME"),
  ])
  func `wrong usage is one line, and status 2`(arguments: [String], message: String) throws {
    let result = try run(
      BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
    #expect(result.end == .exit(2))
    #expect(result.output == [])
    #expect(result.errorText.hasPrefix("whorl: \(message)"))
    #expect(result.errorText.filter { $0 == "\n" }.count == 1)
  }

  @Test func `an unknown theme is status 1, with the nearest name`() throws {
    let result = try home.whorl("frame", "rk-rign")
    #expect(result.end == .exit(1))
    #expect(result.errorText == "whorl: there is no theme rk-rign; did you mean rk-ring?\n")
  }

  @Test func `a broken theme file says where and what`() throws {
    let path = home.folder.write("{\"format\": \"whorl-theme\",\n \"version\": 1,}", to: "a.json")
    let result = try home.whorl("frame", path)
    #expect(result.end == .exit(1))
    #expect(
      result.errorText == "\(path):2:15: error: (root): a comma before this } is not allowed\n")
  }
}
