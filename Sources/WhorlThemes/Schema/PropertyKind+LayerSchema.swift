import WhorlCore

// The keywords for what only layers have.
extension PropertyKind {
  private typealias Member = JSONValue.Member

  /// A value, or a track of such values.
  static func animated(_ value: JSONValue) -> [JSONValue.Member] {
    [Member("anyOf", .array([value, track(of: value)]))]
  }

  /// Two numbers, or one for both where that is allowed.
  static func pair(_ rule: NumberRule, single: Bool) -> JSONValue {
    let two = list(of: .object(rule.schema), count: 2...2)
    return single ? .keyword("anyOf", .array([.object(rule.schema), two])) : two
  }

  /// A colour, a track of colours, or colours that take turns.
  static var layerColorSchema: [JSONValue.Member] {
    let fade = PropertyTable.colorFade.properties.map { property in
      Member(property.name, .object(property.kind.schema))
    }
    let sequence = JSONValue.object([
      Member("type", .string("object")), Member("required", .array([.string("sequence")])),
      Member(
        "properties",
        .object([
          Member("sequence", list(of: .reference(.color), count: 1...16)),
          Member("period", .object(NumberRule.loopPeriod.schema)),
          Member(
            "fade",
            .object([
              Member("type", .string("object")), Member("properties", .object(fade)),
            ])),
          Member("intro", .object(NumberRule.loopPeriod.schema)),
        ])),
    ])
    let color = JSONValue.reference(.color)
    return [Member("anyOf", .array([color, track(of: color), sequence]))]
  }

  /// One of the kinds of shapes.
  static var layerShapeSchema: [JSONValue.Member] {
    let extent = JSONValue.object(animated(.object(NumberRule.extent.schema)))
    let place = JSONValue.object(NumberRule.place.schema)
    let points = list(of: pair(.place, single: false), count: 3...256)
    func segment(_ word: String, numbers: Int) -> JSONValue {
      .object([
        Member("type", .string("array")),
        Member(
          "prefixItems",
          .array(
            [.keyword("const", .string(word))] + Array(repeating: place, count: numbers))),
        Member("minItems", .number(Double(numbers + 1))),
        Member("maxItems", .number(Double(numbers + 1))),
      ])
    }
    let segments = list(
      of: .keyword(
        "anyOf",
        .array([
          segment("M", numbers: 2), segment("L", numbers: 2), segment("C", numbers: 6),
        ])), count: 2...256)
    return [
      Member(
        "anyOf",
        .array([
          ellipse(extent),
          shape(
            "rect", [Member("w", extent), Member("h", extent), Member("corner", extent)],
            required: ["w", "h"]),
          shape("polygon", [Member("points", points)], required: ["points"]),
          shape(
            "path",
            [
              Member("segments", segments),
              Member("closed", .object(PropertyKind.boolean.schema)),
            ], required: ["segments"]),
          shape(
            "glyph", [Member("text", .object(PropertyKind.text(maximum: 120).schema))],
            required: ["text"]),
        ]))
    ]
  }

  /// One radius, or two.
  private static func ellipse(_ extent: JSONValue) -> JSONValue {
    let radii = ["r", "rx", "ry"].map { Member($0, extent) }
    guard case .object(let members) = shape("ellipse", radii, required: []) else { return extent }
    let either = JSONValue.array([
      .keyword("required", .array([.string("r")])),
      .keyword("required", .array([.string("rx"), .string("ry")])),
    ])
    return .object(members + [Member("anyOf", either)])
  }

  private static func shape(
    _ kind: String, _ members: [JSONValue.Member], required: [String]
  ) -> JSONValue {
    .object([
      Member("type", .string("object")),
      Member("required", .array((["kind"] + required).map(JSONValue.string))),
      Member(
        "properties", .object([Member("kind", .keyword("const", .string(kind)))] + members)),
    ])
  }

  /// The copies of a layer.
  static var copiesSchema: [JSONValue.Member] {
    func number(_ rule: NumberRule) -> JSONValue { .object(rule.schema) }
    func list(_ rule: NumberRule) -> JSONValue { self.list(of: number(rule), count: 1...64) }
    let count = NumberRule(.count, 1...64, step: 1, isWhole: true)
    let layouts = RepeatPlan.Layout.allCases.map { JSONValue.string($0.rawValue) }
    return [
      Member("type", .string("object")), Member("required", .array([.string("count")])),
      Member(
        "properties",
        .object([
          Member("count", number(count)), Member("layout", .keyword("enum", .array(layouts))),
          Member("pitch", number(.place)), Member("radius", number(.extent)),
          Member("start", number(.layerAngle)), Member("sweep", number(.layerAngle)),
          Member("orient", .object(PropertyKind.boolean.schema)),
          Member("columns", number(count)),
          Member("points", self.list(of: pair(.place, single: false), count: 1...64)),
          Member("delay", .keyword("anyOf", .array([number(.layerDelay), list(.layerDelay)]))),
          Member("periods", list(.loopPeriod)), Member("scales", list(.layerScale)),
          Member("opacities", list(.share)),
        ])),
    ]
  }

  private static func track(of value: JSONValue) -> JSONValue {
    let ease = JSONValue.reference(.timingFunction)
    let key = JSONValue.object([
      Member("type", .string("array")),
      Member("prefixItems", .array([.object(NumberRule.keyMoment.schema), value, ease])),
      Member("minItems", .number(2)), Member("maxItems", .number(3)),
    ])
    let keys = list(of: key, count: 1...256)
    let directions = Track<Double>.Direction.allCases.map { JSONValue.string($0.rawValue) }
    let steps = NumberRule(.count, 1...3600, step: 1, isWhole: true)
    return .object([
      Member("type", .string("object")), Member("required", .array([.string("keys")])),
      Member(
        "properties",
        .object([
          Member("keys", keys), Member("ease", ease),
          Member("period", .object(NumberRule.loopPeriod.schema)),
          Member("delay", .object(NumberRule.layerDelay.schema)),
          Member("direction", .keyword("enum", .array(directions))), Member("carry", value),
          Member("steps", .object(steps.schema)),
          Member(
            "intro",
            .object([
              Member("type", .string("object")),
              Member("required", .array([.string("duration"), .string("keys")])),
              Member(
                "properties",
                .object([
                  Member("duration", .object(NumberRule.duration.schema)), Member("keys", keys),
                ])),
            ])),
        ])),
    ])
  }
}
