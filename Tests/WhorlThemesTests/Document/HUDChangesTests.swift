import Testing
import WhorlCore
import WhorlThemes

/// Changes of the blocks `hud` and `refresh`.
struct HUDChangesTests {
  private static let plain = """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "test",
      "spinner": {"form": "dots"},
      "terminal": {"rows": 3}
    }

    """

  private static func after(_ settings: String..., to text: String = plain) throws -> String {
    let document = try ThemeDocument(bytes: Array(text.utf8))
    var changes: [ThemeDocument.Change] = []
    for setting in settings {
      let pair = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      changes.append(try document.change(String(pair[0]), to: String(pair[1])))
    }
    return String(decoding: try document.applying(changes).bytes, as: UTF8.self)
  }

  private static func withBlocks(_ blocks: String) -> String {
    let parts = plain.components(around: "  \"terminal\"")
    return parts.0 + blocks + "  \"terminal\"" + parts.1
  }

  @Test func `another property leaves a theme without the blocks as it is`() throws {
    let parts = Self.plain.components(around: "\"rows\": 3")
    #expect(try Self.after("terminal.rows=4") == parts.0 + "\"rows\": 4" + parts.1)
  }

  @Test func `the first property makes the block, where it belongs`() throws {
    let text = try Self.after("refresh.threshold=100", "hud.states.info.dismissAfter=never")
    #expect(
      text
        == Self.withBlocks(
          """
            "hud": {
              "states": {
                "info": {
                  "dismissAfter": null
                }
              }
            },
            "refresh": {
              "threshold": 100
            },

          """))
  }

  @Test func `a default that is set is written, and makes the block too`() throws {
    let text = try Self.after("hud.message.text=")
    #expect(
      text
        == Self.withBlocks(
          """
            "hud": {
              "message": {
                "text": ""
              }
            },

          """))
  }

  @Test func `keys inside go where the table's order puts them`() throws {
    let text = try Self.after(
      "hud.reload.ascii=(r)", "hud.grace=300ms", "hud.message.bold=yes", "hud.layout=bar",
      "hud.message.text=Go", "hud.image.path=logo.png", "hud.message.shadowOffset=1 1")
    #expect(
      text
        == Self.withBlocks(
          """
            "hud": {
              "layout": "bar",
              "message": {
                "text": "Go",
                "bold": true,
                "shadowOffset": [1, 1]
              },
              "image": {
                "path": "logo.png"
              },
              "grace": 0.3,
              "reload": {
                "ascii": "(r)"
              }
            },

          """))
  }

  @Test func `resetting takes the key out again`() throws {
    let text = try Self.after("hud.layout=bar", "hud.grace=1")
    let document = try ThemeDocument(bytes: Array(text.utf8))
    let property = try #require(document.property(named: "hud.layout"))
    let reset = try document.applying([.reset(property)])
    #expect(
      String(decoding: reset.bytes, as: UTF8.self)
        == Self.withBlocks("  \"hud\": {\n    \"grace\": 1\n  },\n"))
    #expect(reset.theme.value(at: property.path) == .word("inline"))
  }

  @Test func `never is typed, and null is written`() throws {
    let text = try Self.after("hud.states.success.dismissAfter=never")
    let theme = try ThemeDocument(bytes: Array(text.utf8)).theme
    #expect(theme.hud?.states.success.dismissAfter == nil)
    #expect(try Self.after("hud.states.success.dismissAfter=2", to: text).contains(": 2\n"))
    #expect(try Self.after("hud.states.success.dismissAfter=null", to: text) == text)
  }

  @Test func `a refused setting says what is allowed`() throws {
    func message(_ setting: String) -> String? {
      do {
        _ = try Self.after(setting)
        return nil
      } catch {
        return (error as? ThemeError)?.message
      }
    }
    #expect(
      message("hud.states.info.dismissAfter=soon")
        == "dismissAfter is \"soon\"; give a number from 0 to 60 s, or null for never")
    #expect(message("hud.layout=box") == "layout is \"box\"; give inline, bar, bezel or overlay")
    #expect(message("hud.image.path=/logo.png")?.hasPrefix("path is \"/logo.png\"; give") == true)
    #expect(
      message("hud.mesage.text=Go")
        == "there is no property hud.mesage.text; did you mean hud.message.text?")
  }

  @Test func `keys of one's own may be put into the blocks`() throws {
    let text = try Self.after("/hud/x-mine/a=1")
    let node = try JSONDocument(bytes: Array(text.utf8))
      .node(at: JSONPointer(tokens: ["hud", "x-mine", "a"]))
    #expect(node?.number == 1)
    #expect(ThemeDocument.findings(in: Array(text.utf8)) == [])
    #expect(throws: ThemeError.self) { try Self.after("/hud/mesage/text=Go") }
  }

  @Test func `what a form shows for a property means the same when it is typed`() throws {
    let document = try ThemeDocument(bytes: HUDTableTests.theme(HUDTableTests.everything))
    for property in document.properties where document.gives(property.path) {
      let text = property.kind.entryText(of: document.theme.value(at: property.path) ?? .absent)
      let typed = try document.applying([.set(property, text: text)])
      #expect(typed.theme == document.theme, "\(property.path.name)=\(text)")
    }
  }

  @Test func `themes differ in what they say of their presentation, defaults counted`() throws {
    let one = try ThemeDocument(bytes: Array(Self.plain.utf8)).theme
    let text = try Self.after("hud.grace=0.2", "hud.reload.message=", "refresh.height=48")
    let other = try ThemeDocument(bytes: Array(text.utf8)).theme
    let lines = ThemeDifference.between(one, other).map { difference in
      "\(difference.name): \(difference.before?.text ?? "none") → \(difference.after?.text ?? "none")"
    }
    #expect(
      lines == ["hud.reload.message: Tap to reload → \"\"", "refresh.height: 60 pt → 48 pt"])
  }
}
