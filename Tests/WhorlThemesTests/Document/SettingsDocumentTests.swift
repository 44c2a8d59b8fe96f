import Testing
import WhorlCore
import WhorlThemes

struct SettingsDocumentTests {
  private func lines(_ json: String) -> [String] {
    do {
      return try SettingsDocument(bytes: Array(json.utf8)).warnings.map { $0.line(file: "c") }
    } catch {
      return error.findings.map { $0.line(file: "c") }
    }
  }

  @Test func `every key is read`() throws {
    let json = """
      {
        "$schema": "settings-1.json",
        "spinner": "gq-dots", "glyphs": "half", "color": "always", "colorDepth": 8,
        "background": "light", "cellAspect": 0.6, "mouse": false, "progressSign": false,
        "animation": false,
        "reducedMotion": true, "x-note": {}
      }
      """
    let document = try SettingsDocument(bytes: Array(json.utf8))
    var expected = Settings()
    expected.spinner = "gq-dots"
    expected.glyphs = .half
    expected.color = .always
    expected.colorBits = 8
    expected.background = .light
    expected.cellAspect = 0.6
    expected.mouse = false
    expected.progressSign = false
    expected.animation = false
    expected.reducedMotion = true
    #expect(document.settings == expected)
    #expect(document.warnings == [])
  }

  @Test func `nothing given is the defaults, and so is auto`() throws {
    #expect(try SettingsDocument(bytes: Array("{}".utf8)).settings == Settings())
    let auto = #"{"glyphs": "auto", "color": "auto", "colorDepth": "auto", "background": "auto"}"#
    #expect(try SettingsDocument(bytes: Array(auto.utf8)).settings == Settings())
  }

  @Test(arguments: ["4", "\"4\"", "4.0"])
  func `a depth is a number, in quotes or not`(text: String) throws {
    let json = "{\"colorDepth\": \(text)}"
    #expect(try SettingsDocument(bytes: Array(json.utf8)).settings.colorBits == 4)
  }

  @Test(arguments: [
    ("[]", "c:1:1: error: (root): a settings file is an array; give an object"),
    ("{\"glyhps\": 1}", "c:1:2: warning: /glyhps: unknown key glyhps; did you mean glyphs?"),
    ("{\"form\": 1}", "c:1:2: warning: /form: unknown key form"),
    (
      "{\"colorDepth\": 7}",
      "c:1:16: error: /colorDepth: colorDepth is 7; give auto, 1, 4, 8 or 24"
    ),
    (
      "{\n \"cellAspect\": 2}",
      "c:2:16: error: /cellAspect: cellAspect is 2; give a number from 0.3 to 0.7"
    ),
    ("{\"mouse\": \"no\"}", "c:1:11: error: /mouse: mouse is \"no\"; give true or false"),
    (
      "{\"spinner\": 3}",
      "c:1:13: error: /spinner: spinner is 3; give text of at most 1024 characters"
    ),
  ])
  func `what is wrong is told as for themes`(json: String, line: String) {
    #expect(lines(json) == [line])
  }
}
