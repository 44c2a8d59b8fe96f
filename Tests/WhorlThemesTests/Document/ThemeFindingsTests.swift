import Testing
import WhorlThemes

struct ThemeFindingsTests {
  static func theme(_ spinner: String, _ rest: String = "") -> String {
    """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "test",
      "spinner": \(spinner)\(rest)
    }

    """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let lines: [String]
    var testDescription: String { lines.first ?? "clean" }

    init(_ text: String, _ lines: String...) {
      self.text = text
      self.lines = lines
    }
  }

  static let ring = ##"{"form": "ring", "colorSequence": ["#FFFFFF"]"##

  static let cases = [
    Case(theme(ring + "}")),
    Case(
      theme(ring + #", "lineWidth": "2"}"#),
      "t.json:5:74: error: /spinner/lineWidth: lineWidth is text; "
        + "write the number without quotes: 2"),
    Case(
      theme(ring + #", "lineWidth": "thick"}"#),
      #"t.json:5:74: error: /spinner/lineWidth: lineWidth is "thick"; "#
        + "give a number from 0.25 to 512 pt, or auto"),
    Case(
      theme(ring + #", "lineWidth": 600}"#),
      "t.json:5:74: error: /spinner/lineWidth: lineWidth is 600; "
        + "give a number from 0.25 to 512 pt, or auto"),
    Case(
      theme(ring + #", "lineWith": 2}"#),
      "t.json:5:61: warning: /spinner/lineWith: unknown key lineWith; did you mean lineWidth?"),
    Case(
      theme(ring + #", "minimumArcLength": 3, "maximumArcLength": 2}"#),
      "t.json:5:81: error: /spinner/minimumArcLength: minimumArcLength is 3 rad (171.887°), "
        + "above maximumArcLength, 2 rad (114.592°)"),
    Case(
      theme(ring + ",}"),
      "t.json:5:60: error: /spinner: a comma before this } is not allowed"),
    Case(
      #"{"format": "whorl-theme", "version": 1, "id": "a", "id": "b", "spinner": 1}"#,
      #"t.json:1:52: error: /id: the key "id" is given twice (first on line 1)"#),
    Case(
      theme(#"{"form": "ring"}"#),
      "t.json:5:14: error: /spinner: the key colorSequence is missing"),
    Case(
      theme(#"{"form": "rings", "colorSequence": []}"#),
      #"t.json:5:23: error: /spinner/form: form is "rings"; give ring, dots, spokes, glyphs or layers; "#
        + "did you mean ring?"),
    Case(
      theme(##"{"form": "ring", "colorSequence": ["#FFF", "red", "accent"]}"##),
      #"t.json:5:49: error: /spinner/colorSequence/0: colorSequence[0] is "#
        + ##""#FFF"; give #RRGGBB, #RRGGBBAA, a palette name, or foreground, background, "##
        + "accent, rail or clear",
      "t.json:5:57: error: /spinner/colorSequence/1: red is neither #RRGGBB nor in the palette"),
    Case(
      theme(#"{"form": "glyphs", "frames": ["a\u001b[2Jb"]}"#),
      "t.json:5:44: error: /spinner/frames/0: frames[0] holds the control character U+001B; "
        + "leave it out"),
    Case(
      theme(#"{"form": "glyphs", "frames": ["a", "b"], "durations": [1]}"#),
      "t.json:5:68: error: /spinner/durations: durations has 1 entries; "
        + "give 2, one for each of the frames"),
    Case(
      theme(#"{"form": "dots", "chainDelay": 0.1}"#),
      "t.json:5:45: warning: /spinner/chainDelay: the chain comes round every 0.3 s, before a "
        + "dot's pulse of 0.5 s is over; the motion will jump"),
    Case(
      theme(#"{"form": "spokes", "innerRadius": 0.8, "outerRadius": 0.5}"#),
      "t.json:5:48: error: /spinner/innerRadius: innerRadius is 0.8; "
        + "it must be below outerRadius, 0.5"),
    Case(
      #"{"format": "whorl-theme", "version": 2}"#,
      "t.json:1:38: error: /version: made by a newer Whorl: version 2; this one reads 1"),
    Case(
      #"{"v": "5.5.2", "layers": []}"#,
      "t.json:1:1: error: (root): the key format is missing; a theme has \"whorl-theme\" there"),
    Case("[]", "t.json:1:1: error: (root): a theme is an array; give an object"),
    Case(
      theme(ring + "}", ",\n  \"x-note\": 1, \"terminal\": {\"column\": 3}"),
      "t.json:6:29: warning: /terminal/column: unknown key column; did you mean columns?"),
    Case(
      theme(ring + "}", ",\n  \"title\": \"a\\nb\""),
      "t.json:6:12: error: /title: title holds the control character U+000A; leave it out"),
    Case(
      theme(ring + #", "drawTimingFunction": [0.5, 0, 1.5, 1]}"#),
      "t.json:5:83: error: /spinner/drawTimingFunction: drawTimingFunction is "
        + "[0.5, 0, 1.5, 1]; give linear, easeIn, easeOut, easeInEaseOut, default, "
        + "sharpEaseInOut, fastOutSlowIn, sine or hold, or [x1, y1, x2, y2] with x from 0 to 1 "
        + "and y from -3 to 4"),
  ]

  @Test(arguments: cases)
  func `a check says where, what, and what is allowed`(example: Case) {
    let findings = ThemeDocument.findings(in: Array(example.text.utf8))
    #expect(findings.map { $0.line(file: "t.json") } == example.lines)
  }

  @Test func `a check says everything that is wrong, in one go`() {
    let text = Self.theme(
      #"{"form": "ring", "colorSequence": [], "arcs": 1.5, "size": 1, "lineCap": "flat"}"#)
    let findings = ThemeDocument.findings(in: Array(text.utf8))
    #expect(
      findings.map(\.pointer.description) == [
        "/spinner/colorSequence", "/spinner/arcs", "/spinner/size", "/spinner/lineCap",
      ])
  }

  @Test func `nothing of a file reaches a message raw`() {
    let hostile = "\u{1B}]0;x\u{7}\u{202E}"
    let escaped = "\\u001b]0;x\\u0007\\u202e"
    for text in [
      Self.theme(Self.ring + ", \"\(escaped)\": 1}"),
      Self.theme(Self.ring + ", \"lineWidth\": \"\(escaped)\"}"),
      Self.theme("{\"form\": \"\(escaped)\"}"),
      Self.theme(Self.ring + "}", ",\"palette\": {\"\(escaped)\": \"#000000\"}"),
      Self.theme("{\"form\": \"ring\", \"colorSequence\": [\"\(escaped)\"]}"),
      "{\"\(escaped)\": 1, \"\(escaped)\": 2}", hostile,
    ] {
      let findings = ThemeDocument.findings(in: Array(text.utf8))
      #expect(!findings.isEmpty)
      for finding in findings {
        let line = finding.line(file: hostile)
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
      }
    }
  }

  @Test func `a file full of mistakes is read once, not once for each of them`() throws {
    let keys = (0..<20_000).map { ",\n\"key\($0)\": [{\"é\": 1}]" }.joined()
    let unknown = ThemeDocument.findings(in: Array(Self.theme(Self.ring + "}", keys).utf8))
    #expect(unknown.count == 20_000)
    let last = try #require(unknown.last)
    #expect(last.position == TextPosition(line: 20_005, column: 1))
    #expect(last.pointer == JSONPointer(tokens: ["key19999"]))

    let names = (0..<20_000).map { "\"color\($0)\"" }.joined(separator: ",")
    let palette = (0..<20_000).map { "\"name\($0)\": \"#FFFFFF\"" }.joined(separator: ",")
    let colors = ThemeDocument.findings(
      in: Array(
        Self.theme(
          "{\"form\": \"dots\", \"colors\": [\n\(names)]}", ", \"palette\": {\(palette)}"
        ).utf8))
    // The list, and those of its colours that would have a place in it.
    #expect(colors.count == 65)
    #expect(colors.last?.pointer == JSONPointer(tokens: ["spinner", "colors", "63"]))
  }

  @Test func `a letter with thousands of marks is too long, one with a hundred is not`() {
    func findings(marks: Int) -> [Finding] {
      let frame = "a" + String(repeating: "\u{301}", count: marks)
      let text = Self.theme(#"{"form": "glyphs", "frames": ["\#(frame)"]}"#)
      return ThemeDocument.findings(in: Array(text.utf8))
    }
    #expect(findings(marks: 100).isEmpty)
    #expect(
      findings(marks: 5000).map(\.message)
        == ["frames[0] is 5001 characters long; at most 120 are allowed"])
  }

  @Test func `each finding has the place of its value`() throws {
    let text = Self.theme(
      #"{"form": "glyphs", "frames": ["é", 1, "ab"], "x": 1, "interval": "5"}"#,
      """
      ,
        "terminal": {"ascii": {"frames": ["ü"], "durations": [1, 2]}, "é": {}}, "tags": ["", "b", 2]
      """)
    let document = try JSONDocument(bytes: Array(text.utf8))
    let findings = ThemeDocument.findings(in: Array(text.utf8))
    #expect(findings.count == 8)
    for finding in findings {
      let node = try #require(document.node(at: finding.pointer))
      let isKey = finding.rule == "unknown-key"
      let parent = try #require(
        isKey ? document.node(at: JSONPointer(tokens: finding.pointer.tokens.dropLast())) : node)
      let place = isKey ? parent.member(finding.pointer.tokens.last ?? "")?.key : node
      #expect(place?.position == finding.position)
    }
  }
}
