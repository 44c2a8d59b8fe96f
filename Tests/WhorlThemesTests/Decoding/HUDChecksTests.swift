import Testing
import WhorlThemes

/// What holds between several properties of the block `hud`.
struct HUDChecksTests {
  private static func lines(_ block: String) -> [String] {
    ThemeDocument.findings(in: HUDTableTests.theme("\"hud\": {\(block)}")).map { finding in
      "\(finding.severity): \(finding.pointer): \(finding.message)"
    }
  }

  @Test func `a long grace is told, from 2 s on`() {
    #expect(Self.lines(#""grace": 1.95"#) == [])
    #expect(
      Self.lines(#""grace": 2"#) == [
        "warning: /hud/grace: nothing is shown for 2 s; below 2 s nobody takes it for stuck"
      ])
  }

  @Test func `progress is for the modes that show it`() {
    #expect(Self.lines(#""progress": 0.5, "mode": "bar""#) == [])
    #expect(Self.lines(#""progress": 0"#) == [])
    #expect(
      Self.lines(#""progress": 0.5"#) == [
        "warning: /hud/progress: progress is not shown; give the mode determinate, annular or bar"
      ])
  }

  @Test func `an animation that takes no time is told`() {
    #expect(Self.lines(#""showAnimation": "drop", "animationTime": 0.4"#) == [])
    #expect(Self.lines(#""showAnimation": "none", "dismissAnimation": "none""#) == [])
    #expect(
      Self.lines(#""showAnimation": "drop", "dismissAnimation": "fade""#) == [
        "warning: /hud/showAnimation: showAnimation is drop, but animationTime is 0: "
          + "it takes no time",
        "warning: /hud/dismissAnimation: dismissAnimation is fade, but animationTime is 0: "
          + "it takes no time",
      ])
  }

  @Test func `a glyph beyond ASCII has a twin; without one an image is only missed`() {
    let words =
      "the glyph is not ASCII; give ascii, which stands for it where only ASCII is to be had"
    #expect(Self.lines(#""states": {"success": {"glyph": "✔"}}"#) == [])
    #expect(Self.lines(#""states": {"success": {"glyph": "+", "ascii": ""}}"#) == [])
    #expect(Self.lines(#""reload": {"glyph": "R", "ascii": ""}"#) == [])
    #expect(
      Self.lines(#""states": {"info": {"glyph": "✔", "ascii": ""}, "failure": {"ascii": ""}}"#)
        == [
          "error: /hud/states/info/glyph: \(words)", "error: /hud/states/failure/ascii: \(words)",
        ])
    #expect(Self.lines(#""image": {"glyph": "★", "ascii": "*"}"#) == [])
    #expect(Self.lines(#""image": {"glyph": "★"}"#) == ["warning: /hud/image/glyph: \(words)"])
  }

  @Test func `a glyph is measured in cells`() {
    #expect(Self.lines(#""reload": {"glyph": "日本"}"#) == [])
    #expect(Self.lines(#""reload": {"glyph": "👨‍👩‍👧👨‍👩‍👧"}"#) == [])
    #expect(
      Self.lines(#""reload": {"glyph": "日本a"}"#) == [
        "error: /hud/reload/glyph: glyph is 5 cells wide; at most 4 are allowed"
      ])
  }

  @Test func `words that a terminal cuts off are told`() {
    let fitting = String(repeating: "日", count: 40)
    #expect(Self.lines(#""message": {"text": "\#(fitting)"}"#) == [])
    #expect(
      Self.lines(#""details": {"text": "\#(fitting)a"}"#) == [
        "warning: /hud/details/text: text is 81 cells wide; a terminal of 80 columns cuts it off"
      ])
  }

  @Test func `words that cannot be told from the overlay are told`() {
    func lines(_ text: String, _ cover: String) -> [String] {
      Self.lines(##""message": {"textColor": "\##(text)"}, "overlay": {"color": "\##(cover)"}"##)
    }
    #expect(lines("#FFFFFF", "#000000CC") == [])
    #expect(lines("#FFFFFF", "#FFFFFF00") == [])
    #expect(lines("foreground", "#FFFFFF") == [])
    #expect(lines("#808080", "accent") == [])
    // What lies beneath may be what makes the words readable.
    #expect(lines("#FFFFFF", "#80808040") == [])
    #expect(
      lines("#FFFF00", "#FFFFFF") == [
        "warning: /hud/message/textColor: textColor has a contrast of 1.1 to 1 to the overlay's "
          + "color; words need 3 to 1"
      ])
  }

  @Test func `the palette's colours count as what they are`() {
    let blocks = ##"""
      "palette": { "pale": "#EEEEEE", "veil": "#FFFFFF", "host": "accent" },
      "hud": {
        "message": { "textColor": "pale" }, "details": { "textColor": "host" },
        "overlay": { "color": "veil" }
      }
      """##
    let findings = ThemeDocument.findings(in: HUDTableTests.theme(blocks))
    #expect(findings.map(\.rule) == ["contrast"])
    #expect(findings.map(\.pointer.description) == ["/hud/message/textColor"])
  }

  @Test func `an image is a file of the theme's folder`() {
    for path in ["logo.png", "art/logo.png", "..logo.png", "./logo..png", ""] {
      #expect(Self.lines(#""image": {"path": "\#(path)"}"#) == [])
    }
    for path in ["/logo.png", "..", "../logo.png", "art/../../logo.png", "art/.."] {
      #expect(
        Self.lines(#""image": {"path": "\#(path)"}"#) == [
          #"error: /hud/image/path: path is "\#(path)"; give the name of a file in the theme's folder, such as logo.png"#
        ])
    }
  }

  @Test func `an unknown key inside a block is kept, with a guess at what was meant`() {
    #expect(
      Self.lines(#""graze": 1, "message": {"txt": ""}, "states": {"sucess": {}}, "x-a": {}"#) == [
        "warning: /hud/graze: unknown key graze; did you mean grace?",
        "warning: /hud/message/txt: unknown key txt; did you mean text?",
        "warning: /hud/states/sucess: unknown key sucess; did you mean success?",
      ])
    let findings = ThemeDocument.findings(
      in: HUDTableTests.theme(#""refresh": {"treshold": 1}, "hut": {}"#))
    #expect(
      findings.map(\.message) == [
        "unknown key treshold; did you mean threshold?", "unknown key hut; did you mean hud?",
      ])
  }
}
