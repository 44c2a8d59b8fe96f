import Testing
import WhorlTestSupport
import WhorlThemes

/// The schema and the decoder, held against each other.
@Suite(.enabled(if: SchemaValidator.isInstalled, "needs python3-jsonschema"))
struct JSONSchemaTests {
  /// The rules that JSON Schema has no words for: an order of two properties, lists of equal
  /// length, names that must exist, the width of a text, and a twin that another text asks for.
  static func isBeyondSchema(_ finding: Finding) -> Bool {
    switch finding.fact {
    case .minimumAboveMaximum, .innerNotBelowOuter, .countMismatch, .unknownColor, .unorderedKeys,
      .tooMany, .tooWide, .noTwin:
      true
    default: false
    }
  }

  private static func schema(_ keys: JSONSchema.UnknownKeys) -> String {
    JSONText.file(JSONSchema.theme(keys))
  }

  @Test func `every theme that comes with the program is valid, strictly too`() throws {
    let themes = Preset.all.map(\.bytes)
    for keys in [JSONSchema.UnknownKeys.allowed, .refused] {
      let verdicts = try SchemaValidator.verdicts(on: themes, schema: Self.schema(keys))
      #expect(verdicts == themes.map { _ in true })
    }
  }

  @Test func `the schema refuses the bad themes, but for rules that it has no words for`() throws {
    let files = try ThemeFile.all(in: "Bad")
    let verdicts = try SchemaValidator.verdicts(
      on: files.map(\.bytes), schema: Self.schema(.allowed))
    let accepted = zip(files, verdicts).filter { $1 }.map { $0.0.name }
    #expect(
      accepted == [
        "alphas-wrong-count.json", "color-unknown-name.json", "durations-wrong-count.json",
        "hud-image-glyph-too-wide.json", "hud-message-color-unknown.json",
        "hud-reload-without-ascii.json", "hud-state-glyph-too-wide.json",
        "hud-state-without-ascii.json", "inner-not-below-outer.json", "minimum-above-maximum.json",
      ])
    for file in files where accepted.contains(file.name) {
      #expect(ThemeDocument.findings(in: file.bytes).allSatisfy(Self.isBeyondSchema))
    }
  }

  @Test func `unknown keys are valid, strictly not, and x- keys always`() throws {
    let odd = try ThemeFile.all(in: "Odd").map(\.bytes)
    #expect(
      try SchemaValidator.verdicts(on: odd, schema: Self.schema(.allowed)) == odd.map { _ in true })
    #expect(
      try SchemaValidator.verdicts(on: odd, schema: Self.schema(.refused)) == odd.map { _ in false }
    )
    let own = Array(
      ##"""
      { "$schema": "theme-1.json", "format": "whorl-theme", "version": 1, "id": "own", "x-a": 1,
        "spinner": { "form": "ring", "colorSequence": ["#FFFFFF"], "x-b": [] },
        "terminal": { "x-c": {}, "ascii": { "frames": ["-"], "x-d": null } } }
      """##.utf8)
    #expect(ThemeDocument.findings(in: own) == [])
    #expect(try SchemaValidator.verdicts(on: [own], schema: Self.schema(.refused)) == [true])
  }

  @Test func `on themes changed at random, schema and decoder agree`() throws {
    var generator = SeededGenerator(seed: 4)
    let themes = Preset.all.map(\.bytes)
    let documents = try (0..<1500).map { _ in
      try ThemeMutation.mutated(themes.randomElement(using: &generator) ?? [], using: &generator)
    }
    let verdicts = try SchemaValidator.verdicts(on: documents, schema: Self.schema(.allowed))
    let strict = try SchemaValidator.verdicts(on: documents, schema: Self.schema(.refused))
    var counts = (valid: 0, invalid: 0)
    for (index, document) in documents.enumerated() {
      let findings = ThemeDocument.findings(in: document)
      let isValid = !findings.contains { $0.severity == .error && !Self.isBeyondSchema($0) }
      let isStrict = isValid && !findings.contains { $0.rule == "unknown-key" }
      let text = String(decoding: document, as: UTF8.self)
      #expect(verdicts[index] == isValid, "\(findings.map { $0.line(file: "t") })\n\(text)")
      // Beyond an error the decoder looks no further where nothing is known of the rest.
      if isValid { #expect(strict[index] == isStrict, "\(text)") }
      if isValid { counts.valid += 1 } else { counts.invalid += 1 }
    }
    #expect(counts.valid > 300 && counts.invalid > 300)
  }

  @Test func `the settings' schema and their decoder agree`() throws {
    let values = [
      "true", "0", "1", "4", "4.0", "\"4\"", "0.5", "24", "\"auto\"", "\"half\"", "\"always\"",
      "\"light\"", "null", "[]", "{}", "\"a\\u0007\"", "\"\"",
    ]
    let keys = PropertyDescription.settings.map(\.path.name) + ["unknown", "x-own", "$schema"]
    let documents = keys.flatMap { key in
      values.map { Array("{ \"\(key)\": \($0) }".utf8) }
    }
    for unknown in [JSONSchema.UnknownKeys.allowed, .refused] {
      let schema = JSONText.file(JSONSchema.settings(unknown))
      let verdicts = try SchemaValidator.verdicts(on: documents, schema: schema)
      for (document, verdict) in zip(documents, verdicts) {
        let warnings = try? SettingsDocument(bytes: document).warnings
        let isValid = warnings.map { unknown == .allowed || $0.isEmpty } ?? false
        #expect(verdict == isValid, "\(String(decoding: document, as: UTF8.self))")
      }
    }
  }
}
