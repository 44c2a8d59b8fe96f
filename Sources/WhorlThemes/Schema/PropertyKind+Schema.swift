import WhorlCore

extension NumberRule {
  /// The keywords that say which numbers are allowed.
  var schema: [JSONValue.Member] {
    [
      .init("type", .string(isWhole ? "integer" : "number")),
      .init(excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.lowerBound)),
      .init("maximum", .number(range.upperBound)),
    ]
  }
}

extension PropertyKind {
  /// The keywords that say which values are allowed.
  var schema: [JSONValue.Member] {
    switch self {
    case .number(let rule): rule.schema
    case .numberOrWord(let rule, let words):
      [.init("anyOf", .array([.object(rule.schema), Self.choice(words)]))]
    case .numberOrNever(let rule):
      [.init("anyOf", .array([.object(rule.schema), .keyword("type", .string("null"))]))]
    case .size(let rule, let words):
      [
        .init(
          "anyOf",
          .array([
            .object(rule.schema), Self.choice(words),
            Self.list(of: .object(rule.schema), count: 2...2),
          ]))
      ]
    case .numbers(let rule, let count): Self.members(listOf: .object(rule.schema), count: count)
    case .choice(let words): Self.members(choice: words)
    case .boolean: [.init("type", .string("boolean"))]
    case .text(let maximum): Self.members(row: maximum)
    case .glyph(let isASCII):
      isASCII
        ? SchemaDefinition.ascii(maximum: Self.glyphCells) : Self.members(row: Self.glyphScalars)
    case .file:
      // No root, and no way up out of the theme's folder.
      Self.members(row: Self.fileScalars)
        + [.init("pattern", .string("^(?!/)(?!(?:.*/)?\\.\\.(?:/|$))"))]
    case .identifier: Self.members(pattern: "^[a-z0-9][a-z0-9-]{0,63}$")
    case .tags(let maximum):
      Self.members(
        listOf: .object(Self.members(pattern: "^[a-z0-9-]{1,24}$")), count: 0...maximum)
    case .frames(let count):
      Self.members(listOf: .object(Self.members(row: 120)), count: count)
    case .asciiTwin:
      [.init("anyOf", .array([.reference(.asciiFrames), .reference(SchemaWriter.asciiTwin)]))]
    case .color: [.init("$ref", .string("#/$defs/\(SchemaDefinition.color.rawValue)"))]
    case .colors(let count): Self.members(listOf: .reference(.color), count: count)
    case .palette: Self.paletteSchema
    case .timingFunction:
      [.init("$ref", .string("#/$defs/\(SchemaDefinition.timingFunction.rawValue)"))]
    case .animated(let rule): Self.animated(.object(rule.schema))
    case .animatedPair(let rule, let single): Self.animated(Self.pair(rule, single: single))
    case .layerColor: Self.layerColorSchema
    case .layerShape: Self.layerShapeSchema
    case .copies: Self.copiesSchema
    case .layers:
      Self.members(listOf: .reference(SchemaWriter.layer), count: 0...LayerLimits.layers)
    }
  }

  /// A list of one kind of element.
  static func list(of element: JSONValue, count: ClosedRange<Int>) -> JSONValue {
    .object(members(listOf: element, count: count))
  }

  private static func members(
    listOf element: JSONValue, count: ClosedRange<Int>
  ) -> [JSONValue.Member] {
    [
      .init("type", .string("array")), .init("items", element),
      .init("minItems", .number(Double(count.lowerBound))),
      .init("maxItems", .number(Double(count.upperBound))),
    ]
  }

  private static func members(row maximum: Int) -> [JSONValue.Member] {
    [
      .init("$ref", .string("#/$defs/\(SchemaDefinition.row.rawValue)")),
      .init("maxLength", .number(Double(maximum))),
    ]
  }

  private static func members(pattern: String) -> [JSONValue.Member] {
    [.init("type", .string("string")), .init("pattern", .string(pattern))]
  }

  /// Some words; those that are numbers need not be in quotes.
  private static func members(choice words: [String]) -> [JSONValue.Member] {
    let numbers = words.compactMap { Double($0) }.map(JSONValue.number)
    return [.init("enum", .array(words.map(JSONValue.string) + numbers))]
  }

  private static func choice(_ words: [String]) -> JSONValue { .object(members(choice: words)) }

  private static var paletteSchema: [JSONValue.Member] {
    let reserved = JSONValue.keyword(
      "enum", .array(SchemaDefinition.roles.map(JSONValue.string)))
    let hash = JSONValue.keyword("pattern", .string("^#"))
    return [
      .init("type", .string("object")),
      .init(
        "propertyNames",
        .object([
          .init("minLength", .number(1)),
          .init(
            "allOf",
            .array([
              .reference(.row), .keyword("not", .keyword("anyOf", .array([reserved, hash]))),
            ])),
        ])),
      .init("additionalProperties", .reference(.paletteColor)),
    ]
  }
}
