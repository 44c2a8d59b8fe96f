import WhorlCore

extension ThemeEncoder {
  /// A layer with what differs from the defaults: spelled out, all of a layer's properties would
  /// hide the few that matter.
  static func json(_ layer: Layer) -> JSONValue {
    var members: [JSONValue.Member] = []
    let blank = Layer()
    for property in PropertyTable.layer.properties {
      let value = property.read(layer)
      guard value != property.read(blank), let json = json(value, .differences) else { continue }
      members.append(JSONValue.Member(property.name, json))
    }
    return .object(members)
  }

  static func json<Value>(
    _ animated: Animated<Value>, _ write: (Value) -> JSONValue
  ) -> JSONValue {
    switch animated {
    case .constant(let value): return write(value)
    case .track(let track):
      var members = [JSONValue.Member("keys", keys(track.keys, write))]
      if track.timingFunction != .named(.linear) {
        members.append(JSONValue.Member("ease", ease(track.timingFunction)))
      }
      if let period = track.period { members.append(JSONValue.Member("period", .number(period))) }
      if track.delay != 0 { members.append(JSONValue.Member("delay", .number(track.delay))) }
      if track.direction != .normal {
        members.append(JSONValue.Member("direction", .string(track.direction.rawValue)))
      }
      if let carry = track.carry { members.append(JSONValue.Member("carry", write(carry))) }
      if let steps = track.steps {
        members.append(JSONValue.Member("steps", .number(Double(steps))))
      }
      if let intro = track.intro {
        members.append(
          JSONValue.Member(
            "intro",
            .object([
              JSONValue.Member("duration", .number(intro.duration)),
              JSONValue.Member("keys", keys(intro.keys, write)),
            ])))
      }
      return .object(members)
    }
  }

  private static func keys<Value>(
    _ keys: [Track<Value>.Key], _ write: (Value) -> JSONValue
  ) -> JSONValue {
    .array(
      keys.map { key in
        let pace = key.timingFunction.map { [ease($0)] } ?? []
        return .array([.number(key.u), write(key.value)] + pace)
      })
  }

  private static func ease(_ function: TimingFunction) -> JSONValue {
    json(.timingFunction(function), .differences) ?? .null
  }

  static func json(_ color: LayerColor) -> JSONValue {
    switch color {
    case .animated(let animated): return json(animated) { .string($0.text) }
    case .sequence(let sequence):
      var members = [
        JSONValue.Member("sequence", .array(sequence.colors.map { .string($0.text) }))
      ]
      if let period = sequence.period {
        members.append(JSONValue.Member("period", .number(period)))
      }
      if let fade = sequence.fade {
        members.append(
          JSONValue.Member(
            "fade",
            .object([
              JSONValue.Member("duration", .number(fade.duration)),
              JSONValue.Member("timingFunction", ease(fade.timingFunction)),
              JSONValue.Member("when", .string(fade.when.rawValue)),
            ])))
      }
      if let intro = sequence.intro {
        members.append(JSONValue.Member("intro", .number(intro)))
      }
      return .object(members)
    }
  }

  static func json(_ shape: LayerShape) -> JSONValue {
    func number(_ animated: Animated<Double>) -> JSONValue { json(animated) { .number($0) } }
    func point(_ pair: Pair) -> JSONValue { .array([.number(pair.x), .number(pair.y)]) }
    func kind(_ word: String) -> JSONValue.Member { JSONValue.Member("kind", .string(word)) }
    switch shape {
    case .ellipse(let rx, let ry):
      return rx == ry
        ? .object([kind("ellipse"), JSONValue.Member("r", number(rx))])
        : .object([
          kind("ellipse"), JSONValue.Member("rx", number(rx)), JSONValue.Member("ry", number(ry)),
        ])
    case .rectangle(let width, let height, let corner):
      var members = [
        kind("rect"), JSONValue.Member("w", number(width)), JSONValue.Member("h", number(height)),
      ]
      if corner != .constant(0) { members.append(JSONValue.Member("corner", number(corner))) }
      return .object(members)
    case .polygon(let points):
      return .object([kind("polygon"), JSONValue.Member("points", .array(points.map(point)))])
    case .path(let segments, let isClosed):
      var members = [
        kind("path"), JSONValue.Member("segments", .array(segments.map(json))),
      ]
      if isClosed { members.append(JSONValue.Member("closed", .bool(true))) }
      return .object(members)
    case .glyph(let text):
      return .object([kind("glyph"), JSONValue.Member("text", .string(text))])
    }
  }

  private static func json(_ segment: PathSegment) -> JSONValue {
    func list(_ word: String, _ points: [Pair]) -> JSONValue {
      .array([.string(word)] + points.flatMap { [.number($0.x), .number($0.y)] })
    }
    switch segment {
    case .move(let point): return list("M", [point])
    case .line(let point): return list("L", [point])
    case .curve(let first, let second, let end): return list("C", [first, second, end])
    }
  }

  static func json(_ copies: LayerRepeat) -> JSONValue {
    var members = [JSONValue.Member("count", .number(Double(copies.count)))]
    func add(_ key: String, _ value: JSONValue) { members.append(JSONValue.Member(key, value)) }
    switch copies.layout {
    case .none: break
    case .row(let pitch):
      add("layout", .string("row"))
      add("pitch", .number(pitch))
    case .column(let pitch):
      add("layout", .string("column"))
      add("pitch", .number(pitch))
    case .ring(let radius, let start, let sweep, let isOriented):
      add("layout", .string("ring"))
      add("radius", .number(radius))
      if start != 0 { add("start", .number(start)) }
      if sweep != 360 { add("sweep", .number(sweep)) }
      if isOriented { add("orient", .bool(true)) }
    case .grid(let columns, let pitch):
      add("layout", .string("grid"))
      add("columns", .number(Double(columns)))
      add("pitch", .number(pitch))
    case .points(let points):
      add("layout", .string("points"))
      add("points", .array(points.map { .array([.number($0.x), .number($0.y)]) }))
    }
    switch copies.delay {
    case .step(0): break
    case .step(let step): add("delay", .number(step))
    case .each(let delays): add("delay", .array(delays.map(JSONValue.number)))
    }
    for (key, list) in [
      ("periods", copies.periods), ("scales", copies.scales), ("opacities", copies.opacities),
    ] where !list.isEmpty {
      add(key, .array(list.map(JSONValue.number)))
    }
    return .object(members)
  }
}
