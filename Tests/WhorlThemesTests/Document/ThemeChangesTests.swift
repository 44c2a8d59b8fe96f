import Testing
import WhorlCore
import WhorlThemes

struct ThemeChangesTests {
  static let text = """
    {
        "format" : "whorl-theme", "version": 1,
        "x-mine": {"keep": [1,2 , 3]},
        "id": "mine",
        "spinner": {
            "form": "ring",
            "lineWidth": 2.00,
            "colorSequence": ["#ff0000"],
            "maximumArcLength": 5.50
        },
        "unknown": null
    }
    """

  static func document() throws -> ThemeDocument {
    try ThemeDocument(bytes: Array(text.utf8))
  }

  /// The text after some settings, each `key=value`.
  func after(_ settings: String...) throws -> String {
    let document = try Self.document()
    var changes: [ThemeDocument.Change] = []
    for setting in settings {
      let pair = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      changes.append(try document.change(String(pair[0]), to: String(pair[1])))
    }
    return String(decoding: try document.applying(changes).bytes, as: UTF8.self)
  }

  func replaced(_ old: String, _ new: String) -> String {
    let parts = Self.text.components(around: old)
    return parts.0 + new + parts.1
  }

  @Test func `setting a value changes only its bytes`() throws {
    #expect(try after("lineWidth=3") == replaced("2.00", "3"))
    #expect(try after("lineWidth=2.5pt") == replaced("2.00", "2.5"))
    #expect(try after("lineWidth=auto") == replaced("2.00", "\"auto\""))
    #expect(
      try after("colorSequence=#ff0000 #00F")
        == replaced(##"["#ff0000"]"##, ##"["#ff0000", "#0000FF"]"##))
  }

  @Test func `setting a value to what it is changes nothing`() throws {
    #expect(try after("lineWidth=2") == Self.text)
    #expect(try after("maximumArcLength=5.5rad") == Self.text)
  }

  @Test(arguments: [
    ("90", "1.5707963267948966"), ("90deg", "1.5707963267948966"), ("90°", "1.5707963267948966"),
    ("2rad", "2"), (".25t", "1.5707963267948966"), ("1/2pi", "1.5707963267948966"),
    ("pi/2", "1.5707963267948966"), ("7pi/4", "5.497787143782138"),
    ("7/4pi", "5.497787143782138"),
  ])
  func `an arc length may be given in any unit and is stored in radians`(
    input: String, stored: String
  ) throws {
    #expect(try after("maximumArcLength=\(input)") == replaced("5.50", stored))
  }

  @Test func `a new key goes where the tables' order puts it`() throws {
    #expect(
      try after("size=50")
        == replaced(#""form": "ring","#, "\"form\": \"ring\",\n        \"size\": 50,"))
    #expect(
      try after("title=Mine")
        == replaced(#""id": "mine","#, "\"id\": \"mine\",\n    \"title\": \"Mine\","))
  }

  @Test func `a new block is made with its key`() throws {
    let changed = try after("terminal.columns=20")
    let theme = try ThemeDocument(bytes: Array(changed.utf8)).theme
    #expect(theme.terminal.columns == 20)
    #expect(changed.contains("\"terminal\""))
    #expect(
      changed.components(around: ",\n    \"terminal\"").0
        == Self.text.components(around: ",\n    \"unknown\"").0)
  }

  @Test func `several settings are made together or not at all`() throws {
    let changed = try after("minimumArcLength=340", "maximumArcLength=350")
    #expect(changed.contains("5.934119456780721"))
    #expect(throws: ThemeError.self) { try after("lineWidth=3", "minimumArcLength=340") }
    #expect(throws: ThemeError.self) { try after("lineWidth=3", "size=two") }
  }

  @Test func `a refused setting says what is allowed`() throws {
    func message(_ setting: String) -> String? {
      do {
        _ = try after(setting)
        return nil
      } catch {
        return (error as? ThemeError)?.message
      }
    }
    #expect(
      message("lineWidth=wide")
        == "lineWidth is \"wide\"; give a number from 0.25 to 512 pt, or auto")
    #expect(message("lineWith=2") == "there is no property lineWith; did you mean lineWidth?")
    #expect(
      message("arcs=1.5") == "arcs is 1.5; give a whole number from 1 to 12")
    #expect(
      message("maximumArcLength=400")
        == "maximumArcLength is 6.981317007977318; give an arc from 0 to 6.283185 rad (0° to 360°)")
  }

  @Test func `a pointer sets any value`() throws {
    #expect(try after("/x-mine/keep/1=7") == replaced("1,2 , 3", "1,7 , 3"))
    #expect(try after("/spinner/lineWidth=3") == replaced("2.00", "3"))
  }

  @Test func `a pointer after the last element adds one, and no further`() throws {
    let longer = replaced("1,2 , 3]", "1,2 , 3, 9]")
    #expect(try after("/x-mine/keep/3=9") == longer)
    #expect(try after("/x-mine/keep/-=9") == longer)
    for token in ["4", "03", "x", "-1", ""] {
      #expect(throws: ThemeError.self) { try after("/x-mine/keep/\(token)=9") }
    }
  }

  @Test func `a pointer makes the blocks that it goes through, and no others`() throws {
    let brand = try after("/palette/brand=#112233")
    #expect(
      brand
        == replaced("null\n", "null,\n    \"palette\": {\n        \"brand\": \"#112233\"\n    }\n"))
    #expect(try after("palette.brand=#123") == brand)
    let own = try ThemeDocument(bytes: Array(try after("/x-mine/a/b/c=1").utf8))
    #expect(own.json.node(at: JSONPointer(tokens: ["x-mine", "a", "b", "c"]))?.number == 1)
    #expect(throws: ThemeError.self) { try after("/spiner/lineWidth=3") }
    #expect(throws: ThemeError.self) { try after("/terminal/ascii/frames/x=3") }
    #expect(throws: ThemeError.self) { try after("palette.brand=blue") }
  }

  @Test func `another spelling of an accented letter is a change`() throws {
    let composed = try ThemeDocument(bytes: Array(try after("title=\u{E9}").utf8))
    let change = try composed.change("title", to: "e\u{301}")
    let text = String(decoding: try composed.applying([change]).bytes, as: UTF8.self)
    #expect(text.unicodeScalars.contains("\u{301}"))
  }

  @Test func `a byte order mark stays, and is no part of the text`() throws {
    let marked = try ThemeDocument(bytes: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8))
    #expect(marked.theme == (try Self.document().theme))
    #expect(marked.warnings == (try Self.document().warnings))
    let changed = try marked.applying([try marked.change("lineWidth", to: "3")])
    #expect(changed.bytes == [0xEF, 0xBB, 0xBF] + Array(replaced("2.00", "3").utf8))
  }

  @Test func `resetting takes the key out, and its default holds`() throws {
    let document = try Self.document()
    let property = try #require(document.property(named: "lineWidth"))
    let reset = try document.applying([.reset(property)])
    #expect(reset.theme.value(at: property.path) == .number(2))
    #expect(!reset.gives(property.path))
    #expect(
      String(decoding: reset.bytes, as: UTF8.self) == replaced("\n        \"lineWidth\": 2.00,", "")
    )
  }

  @Test func `a property without a default goes when its text is emptied`() throws {
    let named = try ThemeDocument(bytes: Array(try after("title=Mine").utf8))
    let property = try #require(named.property(named: "title"))
    let emptied = try named.applying([.set(property, text: "")])
    #expect(String(decoding: emptied.bytes, as: UTF8.self) == Self.text)
  }

  @Test func `forms show what people think in`() throws {
    let document = try Self.document()
    func shown(_ name: String) -> String? {
      document.property(named: name).map { document.text(of: $0) }
    }
    #expect(shown("maximumArcLength") == "315.127°")
    #expect(shown("lineWidth") == "2 pt")
    #expect(shown("rotationCycleDuration") == "1.5 s")
    #expect(shown("colorSequence") == "#FF0000")
    #expect(shown("radius") == "inner")
    #expect(shown("drawTimingFunction") == "easeInEaseOut")
    #expect(shown("terminal.frameRate") == "20 fps")
  }

  @Test(arguments: Spinner.Form.allCases)
  func `what a form shows for a property means the same when it is typed`(
    form: Spinner.Form
  ) throws {
    let preset = try #require(
      Preset.all.first { preset in
        (try? ThemeDocument(bytes: preset.bytes).theme.spinner.form) == form
      })
    let document = try ThemeDocument(bytes: preset.bytes)
    for property in document.properties where document.gives(property.path) {
      let text = property.kind.entryText(of: document.theme.value(at: property.path) ?? .absent)
      let typed = try document.applying([.set(property, text: text)])
      let value = try #require(typed.theme.value(at: property.path))
      #expect(property.kind.text(of: value) == document.text(of: property))
    }
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
