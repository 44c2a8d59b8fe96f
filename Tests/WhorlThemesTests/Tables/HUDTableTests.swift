import Testing
import WhorlCore
import WhorlThemes

/// The blocks `hud` and `refresh`.
struct HUDTableTests {
  /// A theme with some blocks behind its spinner.
  static func theme(_ blocks: String) -> [UInt8] {
    Array(ThemeFindingsTests.theme(ThemeFindingsTests.ring + "}", ",\n" + blocks).utf8)
  }

  /// The block with every key, none of them at its default.
  static let everything = ##"""
    "palette": { "ink": "#101010" },
    "hud": {
      "layout": "bar", "width": 320, "height": 40, "position": "bottom", "verticalOffset": -8,
      "message": {
        "text": "Working…", "textColor": "ink", "bold": true, "shadowColor": "#00000080",
        "shadowOffset": [1, 2]
      },
      "details": {
        "text": "Step 1", "textColor": "accent", "bold": true, "shadowColor": "rail",
        "shadowOffset": [-1, -2]
      },
      "mode": "annular", "progress": 0.25, "spinnerPlace": "right", "lottieFactor": 0.5,
      "image": { "path": "art/logo.png", "glyph": "★", "ascii": "*", "width": 30, "height": 20 },
      "overlay": {
        "color": "#FFFFFFCC", "blur": "dark", "coverage": "parent", "blocksInput": false
      },
      "showAnimation": "drop", "dismissAnimation": "shutter", "animationTime": 0.4,
      "grace": 0, "minimumShow": 1.5,
      "states": {
        "success": {
          "glyph": "日本", "ascii": "yes", "color": "ink", "text": "Done", "dismissAfter": null
        },
        "failure": {
          "glyph": "!", "ascii": "", "color": "#FF0000", "text": "Failed", "dismissAfter": 60
        },
        "info": { "glyph": "i", "ascii": "?", "color": "clear", "text": "Note", "dismissAfter": 0 }
      },
      "reload": {
        "message": "Once more?", "exitMessage": "Again", "glyph": "⟳", "ascii": "@",
        "image": "again.png"
      }
    },
    "refresh": {
      "threshold": 109, "stretchLength": 1.5707963267948966, "height": 48, "exitScale": 0.5, "exitDuration": 1,
      "title": "Pull", "yOffset": -5
    }
    """##

  static var hud: HUDDesign {
    var hud = HUDDesign()
    hud.layout = .bar
    hud.width = 320
    hud.height = 40
    hud.position = .bottom
    hud.verticalOffset = -8
    hud.message.text = "Working…"
    hud.message.textColor = .palette("ink")
    hud.message.bold = true
    hud.message.shadowColor = .literal(Color(red: 0, green: 0, blue: 0, alpha: 0x80))
    hud.message.shadowOffset = Size(width: 1, height: 2)
    hud.details.text = "Step 1"
    hud.details.textColor = .role(.accent)
    hud.details.bold = true
    hud.details.shadowColor = .role(.rail)
    hud.details.shadowOffset = Size(width: -1, height: -2)
    hud.mode = .annular
    hud.progress = 0.25
    hud.spinnerPlace = .right
    hud.lottieFactor = 0.5
    hud.image.path = "art/logo.png"
    hud.image.glyph = "★"
    hud.image.ascii = "*"
    hud.image.width = 30
    hud.image.height = 20
    hud.overlay.color = .literal(Color(red: 255, green: 255, blue: 255, alpha: 0xCC))
    hud.overlay.blur = .dark
    hud.overlay.coverage = .parent
    hud.overlay.blocksInput = false
    hud.showAnimation = .drop
    hud.dismissAnimation = .shutter
    hud.animationTime = 0.4
    hud.grace = 0
    hud.minimumShow = 1.5
    hud.states.success = HUDSign(
      glyph: "日本", ascii: "yes", color: .black, text: "Done", dismissAfter: nil)
    hud.states.success.color = .palette("ink")
    hud.states.failure = HUDSign(
      glyph: "!", ascii: "", color: Color(red: 255, green: 0, blue: 0), text: "Failed",
      dismissAfter: 60)
    hud.states.info = HUDSign(glyph: "i", ascii: "?", color: .black, text: "Note", dismissAfter: 0)
    hud.states.info.color = .role(.clear)
    hud.reload.message = "Once more?"
    hud.reload.exitMessage = "Again"
    hud.reload.glyph = "⟳"
    hud.reload.ascii = "@"
    hud.reload.image = "again.png"
    return hud
  }

  static var refresh: RefreshDesign {
    var refresh = RefreshDesign()
    refresh.threshold = 109
    refresh.stretchLength = .pi / 2
    refresh.height = 48
    refresh.exitScale = 0.5
    refresh.exitDuration = 1
    refresh.title = "Pull"
    refresh.yOffset = -5
    return refresh
  }

  @Test func `every key is read`() throws {
    let document = try ThemeDocument(bytes: Self.theme(Self.everything))
    #expect(document.theme.hud == Self.hud)
    #expect(document.theme.refresh == Self.refresh)
    #expect(document.warnings == [])
  }

  @Test func `every property is one that the whole example gives, away from its default`() throws {
    let document = try ThemeDocument(bytes: Self.theme(Self.everything))
    let properties = document.properties.filter { $0.group == .hud || $0.group == .refresh }
    #expect(properties.map(\.path.keys.first) == properties.map(\.group).map(Self.block))
    for property in properties {
      #expect(document.gives(property.path), "\(property.path.name)")
      #expect(document.theme.value(at: property.path) != property.defaultValue)
    }
    #expect(properties.count == 60)
  }

  private static func block(of group: PropertyGroup) -> String {
    group == .hud ? "hud" : "refresh"
  }

  @Test func `no block is none, and an empty one is the defaults`() throws {
    let none = try ThemeDocument(bytes: Self.theme(#""x-a": 1"#)).theme
    #expect(none.hud == nil && none.refresh == nil)
    let empty = try ThemeDocument(bytes: Self.theme(#""hud": {}, "refresh": {}"#)).theme
    #expect(empty.hud == HUDDesign() && empty.refresh == RefreshDesign())
    for name in ["hud.grace", "hud.states.failure.dismissAfter", "refresh.threshold"] {
      let path = PropertyPath(name.split(separator: ".").map(String.init))
      #expect(none.value(at: path) == empty.value(at: path))
      #expect(none.value(at: path) != nil)
    }
    #expect(none.value(at: PropertyPath(["hud", "message.text"])) == nil)
  }

  @Test(arguments: [false, true])
  func `what is written is read again`(spellingOut: Bool) throws {
    var theme = try ThemeDocument(bytes: Self.theme(Self.everything)).theme
    #expect(try ThemeDocument(new: theme, spellingOutDefaults: spellingOut).theme == theme)
    theme.hud = HUDDesign()
    theme.refresh = RefreshDesign()
    #expect(try ThemeDocument(new: theme, spellingOutDefaults: spellingOut).theme == theme)
    theme.hud = nil
    theme.refresh = nil
    #expect(try ThemeDocument(new: theme, spellingOutDefaults: spellingOut).theme == theme)
  }

  @Test func `a new file has only what differs, a spelled out one all that has a value`() throws {
    var theme = try ThemeDocument(bytes: Self.theme(#""x-a": 1"#)).theme
    theme.hud = HUDDesign()
    theme.hud?.states.success.glyph = ""
    theme.hud?.states.failure.dismissAfter = 2
    let short = try ThemeDocument(new: theme)
    #expect(
      short.json.node(at: JSONPointer(tokens: ["hud"]))?.text == """
        {
            "states": {
              "success": {
                "glyph": ""
              },
              "failure": {
                "dismissAfter": 2
              }
            }
          }
        """)
    let full = try ThemeDocument(new: theme, spellingOutDefaults: true)
    let missing = full.properties.filter { $0.group == .hud && !full.gives($0.path) }
    #expect(
      missing.map(\.path.name) == [
        "hud.width", "hud.height", "hud.image.width", "hud.image.height",
      ]
    )
    #expect(full.json.node(at: JSONPointer(tokens: ["refresh"])) == nil)
  }
}
