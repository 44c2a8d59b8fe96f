import WhorlTestSupport
import WhorlThemes

/// Changes themes at random, into valid and invalid ones.
enum ThemeMutation {
  private static let values: [JSONValue] = [
    .null, .bool(true), .number(-1), .number(0), .number(0.5), .number(1), .number(2),
    .number(2.5), .number(12), .number(40), .number(1e6), .string(""), .string("auto"),
    .string("bar"), .string("★"), .string("../logo.png"),
    .string("ring"), .string("glyphs"), .string("half"), .string("accent"), .string("#12"),
    .string("#123456"), .string("linear"), .string("clockwise"), .string("a\u{1B}b"),
    .string("\u{2014}"), .array([]), .array([.number(1), .number(0.5)]),
    .array([.string("#FF0000")]), .array([.string("-"), .string("|")]),
    .array([.number(0), .number(1), .number(0.5), .number(2)]), .object([]),
    .object([JSONValue.Member("ink", .string("#FFFFFF"))]),
    .object([JSONValue.Member("frames", .array([.string("-")]))]),
  ]

  private static let keys = [
    "size", "lineWidth", "radius", "sweep", "colorFade", "alphas", "frames", "palette", "ascii",
    "terminal", "count", "unknown", "x-own", "when", "loop", "hud",
    "refresh", "message", "glyph", "ascii", "image", "path", "dismissAfter", "shadowOffset",
    "grace",
  ]

  /// A theme with one to three values replaced, removed or added.
  static func mutated(
    _ bytes: [UInt8], using generator: inout SeededGenerator
  ) throws -> [UInt8] {
    var document = try JSONDocument(bytes: bytes)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let pointers = Self.pointers(document.root, .root)
      guard let pointer = pointers.randomElement(using: &generator),
        let value = values.randomElement(using: &generator),
        let key = keys.randomElement(using: &generator)
      else { continue }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: document = (try? document.removing(pointer)) ?? document
      case 1: document = (try? document.inserting(key, value, into: pointer)) ?? document
      default: document = try document.replacing(pointer, with: value)
      }
    }
    return document.bytes
  }

  /// The ways to all values below the root.
  private static func pointers(_ node: JSONNode, _ pointer: JSONPointer) -> [JSONPointer] {
    let members = node.members.flatMap { member in
      let inner = pointer.appending(member.key.string ?? "")
      return [inner] + pointers(member.value, inner)
    }
    let elements = node.elements.enumerated().flatMap { index, element in
      let inner = pointer.appending(index)
      return [inner] + pointers(element, inner)
    }
    return members + elements
  }
}
