import WhorlCore
import WhorlThemes

/// A scene in numbers: lengths in points from the frame's centre, y down, angles in degrees.
struct SceneReport {
  let theme: String
  let time: Time
  var scene: Scene
  /// What the theme's presentation is doing, where there is one.
  var presentation: JSONValue?

  /// The scene as one JSON object.
  var json: JSONValue {
    let own = presentation.map { [JSONValue.Member("presentation", $0)] } ?? []
    return .object(
      [
        JSONValue.Member("theme", .string(theme)),
        JSONValue.Member("time", Self.number(time.seconds)),
        JSONValue.Member(
          "frame",
          .object([
            JSONValue.Member("width", Self.number(scene.size.width)),
            JSONValue.Member("height", Self.number(scene.size.height)),
          ])),
        JSONValue.Member("shapes", .array(scene.shapes.map { .object(Self.members($0)) })),
      ] + own)
  }

  /// The scene as text, a line for each shape.
  var text: String {
    var lines = [
      "\(theme) at \(DecimalText.short(time.seconds, places: 6)) s, frame "
        + "\(DecimalText.short(scene.size.width)) × \(DecimalText.short(scene.size.height)) pt"
    ]
    if case .object(let members) = presentation {
      lines.append(
        "presentation  "
          + members.compactMap { $0.value == .null ? nil : Self.part($0) }.joined(separator: "  "))
    }
    lines += Self.lines(scene.shapes)
    return lines.joined(separator: "\n")
  }

  /// A line for each shape; what is masked comes below its mask, indented.
  private static func lines(_ shapes: [Shape]) -> [String] {
    shapes.flatMap { shape in
      let own = members(shape).compactMap(part).joined(separator: "  ")
      guard case .masked(let masked) = shape else { return [own] }
      return [own] + lines(masked.shapes).map { "  " + $0 }
    }
  }

  private static func part(_ member: JSONValue.Member) -> String? {
    switch member.value {
    case .string(let text) where member.key == "shape": text
    case .array where member.key == "shapes": nil
    case .string(let text): "\(member.key) \(text)"
    case .number(let number): "\(member.key) \(DecimalText.short(number))"
    case .bool(let flag): "\(member.key) \(flag)"
    case .array(let items): "\(member.key) \(items.count)"
    case .null, .object: member.key
    }
  }

  private static func members(_ shape: Shape) -> [JSONValue.Member] {
    switch shape {
    case .arc(let arc): members(arc)
    case .dot(let dot): members(dot)
    case .spoke(let spoke):
      [
        JSONValue.Member("shape", .string("spoke")),
        JSONValue.Member("index", .number(Double(spoke.index))),
        JSONValue.Member("angle", angle(spoke.angle)),
        JSONValue.Member("opacity", number(spoke.opacity)),
        JSONValue.Member("color", .string(spoke.color.hex)),
      ]
    case .glyph(let glyph): members(glyph)
    case .path(let path): members(path)
    case .masked(let masked):
      [
        JSONValue.Member("shape", .string("masked")),
        outline(masked.contours),
        JSONValue.Member("shapes", .array(masked.shapes.map { .object(members($0)) })),
      ]
    }
  }

  private static func members(_ glyph: GlyphFrame) -> [JSONValue.Member] {
    var members = [
      JSONValue.Member("shape", .string("glyph")),
      JSONValue.Member("text", .string(glyph.text)),
      JSONValue.Member("frame", .number(Double(glyph.frame))),
      JSONValue.Member("color", .string(glyph.color.hex)),
    ]
    if glyph.center != .center {
      members.append(JSONValue.Member("x", number(glyph.center.x)))
      members.append(JSONValue.Member("y", number(glyph.center.y)))
    }
    return members
  }

  private static func members(_ arc: Arc) -> [JSONValue.Member] {
    let role =
      switch arc.role {
      case .arc: "arc"
      case .rail: "rail"
      }
    return [
      JSONValue.Member("shape", .string("arc")),
      JSONValue.Member("role", .string(role)),
      JSONValue.Member("x", number(arc.center.x)),
      JSONValue.Member("y", number(arc.center.y)),
      JSONValue.Member("radius", number(arc.radius)),
      JSONValue.Member("lineWidth", number(arc.lineWidth)),
      JSONValue.Member("lineCap", .string(arc.lineCap.rawValue)),
      JSONValue.Member("tail", angle(arc.tail)),
      JSONValue.Member("head", angle(arc.head)),
      JSONValue.Member("length", number(arc.length.degrees)),
      JSONValue.Member("clockwise", .bool(arc.isClockwise)),
      JSONValue.Member("color", .string(arc.color.hex)),
      JSONValue.Member("opacity", number(arc.opacity)),
    ]
  }

  private static func members(_ path: Path) -> [JSONValue.Member] {
    var members = [JSONValue.Member("shape", .string("path")), outline(path.contours)]
    switch path.paint {
    case .fill: members.append(JSONValue.Member("fill", .string(path.color.hex)))
    case .stroke(let lineWidth, let lineCap):
      members.append(JSONValue.Member("stroke", .string(path.color.hex)))
      members.append(JSONValue.Member("lineWidth", number(lineWidth)))
      members.append(JSONValue.Member("lineCap", .string(lineCap.rawValue)))
    }
    members.append(JSONValue.Member("opacity", number(path.opacity)))
    return members
  }

  /// The points of an outline of one line; of several, each line's own.
  private static func outline(_ contours: [Path.Contour]) -> JSONValue.Member {
    let lines = contours.map { contour in
      JSONValue.array(contour.points.map { .array([number($0.x), number($0.y)]) })
    }
    return lines.count == 1
      ? JSONValue.Member("points", lines[0]) : JSONValue.Member("contours", .array(lines))
  }

  private static func members(_ dot: Dot) -> [JSONValue.Member] {
    var members = [
      JSONValue.Member("shape", .string("dot")),
      JSONValue.Member("index", .number(Double(dot.index))),
      JSONValue.Member("x", number(dot.center.x)),
      JSONValue.Member("y", number(dot.center.y)),
      JSONValue.Member("radius", number(dot.radius)),
      JSONValue.Member("scale", number(dot.scale)),
      JSONValue.Member("opacity", number(dot.opacity)),
      JSONValue.Member("color", .string(dot.color.hex)),
    ]
    if dot.widthScale != 1 {
      members.append(JSONValue.Member("widthScale", number(dot.widthScale)))
    }
    return members
  }

  /// A number to six decimals, without a minus before a zero.
  /// A number to six decimals.
  static func number(_ value: Double) -> JSONValue {
    let rounded = (value * 1e6).rounded() / 1e6
    return .number(rounded == 0 ? 0 : rounded)
  }

  /// A direction in 0 to below 360 degrees; what would be rounded up to 360 is 0.
  private static func angle(_ angle: Angle) -> JSONValue {
    let degrees = (angle.normalizedDegrees * 1e6).rounded() / 1e6
    return number(degrees >= 360 ? 0 : degrees)
  }
}
