import WhorlCore

/// What several properties' schemas refer to.
enum SchemaDefinition: String, CaseIterable {
  /// One row of text without anything that a terminal would obey.
  case row
  /// A colour.
  case color
  /// A colour that is not a palette name.
  case paletteColor
  /// A named curve, or four numbers.
  case timingFunction
  /// Rows of printable ASCII that take turns.
  case asciiFrames

  private typealias Member = JSONValue.Member

  /// The schema.
  var schema: JSONValue {
    switch self {
    case .row:
      .object([
        Member("type", .string("string")),
        Member("not", .keyword("pattern", .string(Self.forbiddenCharacters))),
      ])
    case .color:
      // What does not begin with # is a reserved name or one of the palette's.
      .object([
        Member("type", .string("string")),
        Member("pattern", .string("^(?:\(Self.hexadecimal)$|[^#])")),
      ])
    case .paletteColor:
      .object([
        Member(
          "anyOf",
          .array([
            .object([
              Member("type", .string("string")),
              Member("pattern", .string("^\(Self.hexadecimal)$")),
            ]),
            .keyword("enum", .array(Self.roles.map(JSONValue.string))),
          ]))
      ])
    case .timingFunction: Self.timingFunctions
    case .asciiFrames:
      PropertyKind.list(
        of: .object(Self.ascii(maximum: 120)), count: 1...512)
    }
  }

  /// The keywords for a row of printable ASCII.
  static func ascii(maximum: Int) -> [JSONValue.Member] {
    [
      Member("type", .string("string")), Member("maxLength", .number(Double(maximum))),
      Member("not", .keyword("pattern", .string("[^ -~]"))),
    ]
  }

  /// The reserved colour names.
  static var roles: [String] { ThemeColor.Role.allCases.map(\.rawValue) }

  private static let hexadecimal = "#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?"

  private static var timingFunctions: JSONValue {
    let time = JSONValue.object(NumberRule(.number, 0...1, step: 0.01).schema)
    let change = JSONValue.object(NumberRule(.number, -3...4, step: 0.01).schema)
    let names = TimingFunction.Name.allCases.map { JSONValue.string($0.rawValue) }
    return .keyword(
      "anyOf",
      .array([
        .keyword("enum", .array(names)),
        .object([
          Member("description", .string("x1, y1, x2, y2 of a cubic Bezier curve")),
          Member("type", .string("array")),
          Member("prefixItems", .array([time, change, time, change])),
          Member("minItems", .number(4)), Member("maxItems", .number(4)),
        ]),
      ]))
  }

  /// A class of the characters up to U+FFFF that no text may hold. Those beyond cannot be written in
  /// a way that every dialect of regular expressions reads alike.
  static var forbiddenCharacters: String {
    var text = "["
    var range: ClosedRange<UInt32>?
    func close() {
      guard let done = range else { return }
      text += escape(done.lowerBound)
      if done.count > 1 { text += "-" + escape(done.upperBound) }
    }
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), ForbiddenCharacter.isForbidden(scalar) else {
        continue
      }
      if let last = range, last.upperBound + 1 == value {
        range = last.lowerBound...value
      } else {
        close()
        range = value...value
      }
    }
    close()
    return text + "]"
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
