import Testing
import WhorlTestSupport
import WhorlThemes

struct DiffVerbTests {
  let home = Home()

  /// Writes an own theme with a ring, and some more of its properties.
  private func ring(_ id: String, _ more: String = "", form: String = "ring") {
    home.folder.write(
      """
      { "format": "whorl-theme", "version": 1, "id": "same",
        "spinner": { "form": "\(form)", "colorSequence": ["#FF0000"]\(more) } }
      """, to: Home.themeFile(id))
  }

  @Test func `a theme does not differ from itself`() throws {
    #expect(try home.whorl("diff", "drp-arc", "drp-arc") == Finished(end: .exit(0)))
    #expect(try home.whorl("diff", "drp-arc", "drp-arc", "--json").outputText == "[]\n")
  }

  @Test func `a default counts as given, and spelling does not count`() throws {
    ring("a")
    ring("b", #", "size": 40.0, "lineCap": "butt", "x-note": 1"#)
    #expect(try home.whorl("diff", "a", "b") == Finished(end: .exit(0)))
  }

  @Test func `each difference is a line with units`() throws {
    ring("a", #", "maximumArcLength": 3.141592653589793, "lineWidth": "auto", "sweep": [0, 1]"#)
    ring("b", #", "maximumArcLength": 6.283185307179586, "rotationCycleDuration": 0.5"#)
    let result = try home.whorl("diff", "a", "b")
    #expect(result.end == .exit(1))
    #expect(
      result.outputText == """
        lineWidth: auto → 2 pt
        maximumArcLength: 180° → 360°
        rotationCycleDuration: 1.5 s → 0.5 s
        sweep: 0, 1 → none

        """)
  }

  @Test func `a difference that units would round away is shown in full`() throws {
    ring("a", #", "size": 40.00001"#)
    ring("b")
    #expect(try home.whorl("diff", "a", "b").outputText == "size: 40.00001 → 40\n")
  }

  @Test func `themes of different forms share what both have`() throws {
    let result = try home.whorl("diff", "drp-arc", "gv-bar")
    #expect(result.end == .exit(1))
    let lines = result.outputText.split(separator: "\n").map(String.init)
    #expect(lines[0] == "form: ring → spokes")
    #expect(lines.contains("size: 25 pt → 20 pt"))
    #expect(lines.contains("maximumArcLength: 315° → none"))
    #expect(lines.contains("count: none → 12"))
    #expect(!lines.contains { $0.hasPrefix("rotationDirection:") })
  }

  @Test func `JSON has the values as the files say them`() throws {
    ring("a", #", "sweep": [0, 1]"#)
    ring("b", #", "size": 50"#)
    let result = try home.whorl("diff", "a", "b", "--json")
    #expect(result.end == .exit(1))
    #expect(
      result.outputText == """
        [
          {
            "name": "size",
            "pointer": "/spinner/size",
            "a": 40,
            "b": 50
          },
          {
            "name": "sweep",
            "pointer": "/spinner/sweep",
            "a": [0, 1],
            "b": null
          }
        ]

        """)
  }

  @Test func `every preset differs from every other`() throws {
    let themes = try Preset.all.map { try ThemeDocument(bytes: $0.bytes).theme }
    for first in themes {
      for second in themes {
        #expect(ThemeDifference.between(first, second).isEmpty == (first == second))
        #expect(
          ThemeDifference.between(first, second).count
            == ThemeDifference.between(second, first).count)
      }
    }
  }

  @Test func `a theme that is not there is told`() throws {
    let result = try home.whorl("diff", "drp-arc", "drp-arch")
    #expect(result.end == .exit(1))
    #expect(
      result.errorText == "whorl: there is no theme drp-arch; did you mean drp-arc?\n")
    #expect(try home.whorl("diff", "drp-arc").end == .exit(2))
  }
}
