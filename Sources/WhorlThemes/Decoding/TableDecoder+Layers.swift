import WhorlCore

/// The most that a theme of layers may hold.
enum LayerLimits {
  /// Layers, groups too.
  static let layers = 64
  /// Layers in layers.
  static let depth = 8
  /// Shapes with all their copies.
  static let elements = 512
}

extension TableDecoder {
  mutating func layers(_ node: JSONNode, _ kind: PropertyKind, _ name: String) -> [Layer]? {
    guard node.kind == .array else { return unfit(node, name, kind) }
    let before = notes.count
    var layers: [Layer] = []
    for element in node.elements {
      guard element.kind == .object else {
        error(at: element, .notAnObject(name: "a layer", shown: shown(element)))
        continue
      }
      layers.append(layer(element))
    }
    return hasErrors(from: before) ? nil : layers
  }

  private mutating func layer(_ node: JSONNode) -> Layer {
    let layer = object(.layer, from: node)
    if let fill = node["fill"], node.has("stroke") {
      error(
        at: fill,
        .unfit(
          name: "fill", shown: "given beside stroke", allowed: "one of them, or two layers"))
    }
    if layer.shape != nil, !node.has("fill"), !node.has("stroke") {
      warning(at: node["shape"] ?? node, .missingKey("fill, or stroke,"))
    }
    return layer
  }

  mutating func layerShape(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String
  ) -> LayerShape? {
    guard node.kind == .object else { return unfit(node, name, kind) }
    guard let word = node["kind"] else { return error(at: node, .missingKey("kind")) }
    let before = notes.count
    let shape: LayerShape?
    switch word.string {
    case "ellipse": shape = ellipse(node)
    case "rect": shape = rectangle(node)
    case "polygon":
      noteUnknown(in: node, known: ["kind", "points"])
      shape = points(node, "points", count: 3...256).map(LayerShape.polygon)
    case "path": shape = path(node)
    case "glyph":
      noteUnknown(in: node, known: ["kind", "text"])
      shape = node["text"].map { text($0, maximum: 120, "text", .text(maximum: 120)) ?? "" }
        .map(LayerShape.glyph)
      if shape == nil { error(at: node, .missingKey("text")) }
    case let other:
      let words = ["ellipse", "rect", "polygon", "path", "glyph"]
      error(
        at: word,
        .unfit(
          name: "kind", shown: other.map { "\"\(VisibleText.of($0, limit: 40))\"" } ?? shown(word),
          allowed: PropertyKind.choice(words).allowed))
      shape = nil
    }
    return hasErrors(from: before) ? nil : shape
  }

  private mutating func ellipse(_ node: JSONNode) -> LayerShape? {
    noteUnknown(in: node, known: ["kind", "r", "rx", "ry"])
    if let r = node["r"] {
      return extent(r, "r").map { .ellipse(rx: $0, ry: $0) }
    }
    guard let rx = node["rx"], let ry = node["ry"] else {
      return error(at: node, .missingKey("r"))
    }
    guard let rx = extent(rx, "rx"), let ry = extent(ry, "ry") else { return nil }
    return .ellipse(rx: rx, ry: ry)
  }

  private mutating func rectangle(_ node: JSONNode) -> LayerShape? {
    noteUnknown(in: node, known: ["kind", "w", "h", "corner"])
    guard let w = node["w"] else { return error(at: node, .missingKey("w")) }
    guard let h = node["h"] else { return error(at: node, .missingKey("h")) }
    let corner = node["corner"].map { extent($0, "corner") } ?? .constant(0)
    guard let width = extent(w, "w"), let height = extent(h, "h"), let corner else { return nil }
    return .rectangle(width: width, height: height, corner: corner)
  }

  private mutating func extent(_ node: JSONNode, _ name: String) -> Animated<Double>? {
    animatedNumber(node, .extent, .animated(.extent), name)
  }

  private mutating func points(
    _ node: JSONNode, _ key: String, count: ClosedRange<Int>
  ) -> [Pair]? {
    guard let list = node[key] else { return error(at: node, .missingKey(key)) }
    let allowed =
      "\(count.lowerBound) to \(count.upperBound) points, each [x, y]"
    guard list.kind == .array else {
      return error(at: list, .unfit(name: key, shown: shown(list), allowed: allowed))
    }
    var points: [Pair] = []
    var number = 0
    for element in list.elements {
      let kind = PropertyKind.numbers(.place, count: 2...2)
      if let point = pair(element, .place, kind, "\(key)[\(number)]") { points.append(point) }
      number += 1
    }
    guard count.contains(number) else {
      return error(
        at: list, .unfit(name: key, shown: "a list of \(number)", allowed: allowed))
    }
    return points.count == number ? points : nil
  }

  private mutating func path(_ node: JSONNode) -> LayerShape? {
    noteUnknown(in: node, known: ["kind", "segments", "closed"])
    guard let list = node["segments"] else { return error(at: node, .missingKey("segments")) }
    var segments: [PathSegment] = []
    for element in list.elements {
      if let segment = segment(element) { segments.append(segment) }
    }
    guard (2...256).contains(segments.count) else {
      return error(
        at: list,
        .unfit(
          name: "segments", shown: shown(list),
          allowed:
            "2 to 256 segments: [\"M\", x, y], [\"L\", x, y] or [\"C\", x1, y1, x2, y2, x, y]"
        ))
    }
    let isClosed: Bool
    if let closed = node["closed"] {
      guard let flag = closed.bool else {
        return error(
          at: closed, .unfit(name: "closed", shown: shown(closed), allowed: "true or false"))
      }
      isClosed = flag
    } else {
      isClosed = false
    }
    return .path(segments, isClosed: isClosed)
  }

  private mutating func segment(_ node: JSONNode) -> PathSegment? {
    let parts = Array(node.elements.prefix(8))
    let numbers = parts.dropFirst().compactMap(\.number).filter(NumberRule.place.allows)
    if numbers.count == parts.count - 1 {
      let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Pair(numbers[$0], numbers[$0 + 1])
      }
      switch (parts.first?.string, numbers.count) {
      case ("M", 2): return .move(pairs[0])
      case ("L", 2): return .line(pairs[0])
      case ("C", 6): return .curve(pairs[0], pairs[1], pairs[2])
      default: break
      }
    }
    return error(
      at: node,
      .unfit(
        name: "a segment", shown: VisibleText.of(node.text, limit: 40),
        allowed: "[\"M\", x, y], [\"L\", x, y] or [\"C\", x1, y1, x2, y2, x, y], "
          + "each number from -4 to 4"))
  }

  mutating func copies(_ node: JSONNode, _ kind: PropertyKind, _ name: String) -> LayerRepeat? {
    guard node.kind == .object else { return unfit(node, name, kind) }
    let before = notes.count
    var plan = RepeatPlan()
    let known = RepeatPlan.keys
    for member in node.members {
      let value = member.value
      switch member.key.string ?? "" {
      case "count":
        let rule = NumberRule(.count, 1...64, step: 1, isWhole: true)
        plan.count = number(value, rule, .number(rule), "count").map { Int($0) }
      case "layout":
        plan.layout = value.string.flatMap(RepeatPlan.Layout.init(rawValue:))
        if plan.layout == nil {
          let words = RepeatPlan.Layout.allCases.map(\.rawValue)
          error(
            at: value,
            .unfit(
              name: "layout", shown: shown(value), allowed: PropertyKind.choice(words).allowed))
        }
      case "pitch": plan.pitch = number(value, .place, .number(.place), "pitch") ?? 0
      case "radius": plan.radius = number(value, .extent, .number(.extent), "radius") ?? 0
      case "start":
        plan.start = number(value, .layerAngle, .number(.layerAngle), "start") ?? 0
      case "sweep":
        plan.sweep = number(value, .layerAngle, .number(.layerAngle), "sweep") ?? 360
      case "orient":
        if let flag = value.bool {
          plan.isOriented = flag
        } else {
          error(
            at: value, .unfit(name: "orient", shown: shown(value), allowed: "true or false"))
        }
      case "columns":
        let rule = NumberRule(.count, 1...64, step: 1, isWhole: true)
        plan.columns = number(value, rule, .number(rule), "columns").map { Int($0) }
      case "points": plan.points = points(node, "points", count: 1...64) ?? []
      case "delay":
        if value.kind == .array {
          plan.delay = list(value, .layerDelay, "delay").map(LayerRepeat.Delay.each)
        } else {
          plan.delay = number(value, .layerDelay, .number(.layerDelay), "delay")
            .map(LayerRepeat.Delay.step)
        }
      case "periods": plan.periods = list(value, .loopPeriod, "periods") ?? []
      case "scales": plan.scales = list(value, .layerScale, "scales") ?? []
      case "opacities": plan.opacities = list(value, .share, "opacities") ?? []
      case let key: noteUnknown(member.key, key, known: known)
      }
    }
    if !node.has("count") { error(at: node, .missingKey("count")) }
    guard !hasErrors(from: before), let count = plan.count else { return nil }
    return plan.copies(count)
  }

  private mutating func list(
    _ node: JSONNode, _ rule: NumberRule, _ name: String
  ) -> [Double]? {
    numbers(node, rule, count: 1...64, .numbers(rule, count: 1...64), name)
  }

  /// Notes the keys of an object that mean nothing in it.
  private mutating func noteUnknown(in node: JSONNode, known: [String]) {
    for member in node.members {
      noteUnknown(member.key, member.key.string ?? "", known: known)
    }
  }

  mutating func noteUnknown(_ key: JSONNode, _ name: String, known: [String]) {
    guard !known.contains(name), !name.hasPrefix("x-") else { return }
    warning(at: key, .unknownKey(name, suggestion: Suggestion.nearest(to: name, in: known)))
  }

  mutating func check(_ layers: Layers, at node: JSONNode) {
    let place = node["layers"] ?? node
    let census = LayerCensus(layers.layers)
    if census.layers > LayerLimits.layers {
      error(at: place, .tooMany("layers", count: census.layers, maximum: LayerLimits.layers))
    }
    if census.depth > LayerLimits.depth {
      error(
        at: place,
        .tooMany("layers in each other", count: census.depth, maximum: LayerLimits.depth))
    }
    if census.elements > LayerLimits.elements {
      error(
        at: place,
        .tooMany(
          "shapes with their copies", count: census.elements, maximum: LayerLimits.elements))
    }
  }
}
