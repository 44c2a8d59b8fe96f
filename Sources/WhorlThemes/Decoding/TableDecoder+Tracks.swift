import WhorlCore

// Properties that may change over time.
extension TableDecoder {
  mutating func animatedNumber(
    _ node: JSONNode, _ rule: NumberRule, _ kind: PropertyKind, _ name: String
  ) -> Animated<Double>? {
    animated(node, kind, name) { decoder, node, name in
      decoder.number(node, rule, .number(rule), name)
    }
  }

  mutating func animatedPair(
    _ node: JSONNode, _ rule: NumberRule, single: Bool, _ kind: PropertyKind, _ name: String
  ) -> Animated<Pair>? {
    animated(node, kind, name) { decoder, node, name in
      if single, node.kind == .number {
        return decoder.number(node, rule, kind, name).map { Pair($0, $0) }
      }
      return decoder.pair(node, rule, kind, name)
    }
  }

  /// Two numbers in a list.
  mutating func pair(
    _ node: JSONNode, _ rule: NumberRule, _ kind: PropertyKind, _ name: String
  ) -> Pair? {
    numbers(node, rule, count: 2...2, kind, name).map { Pair($0[0], $0[1]) }
  }

  mutating func layerColor(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String
  ) -> LayerColor? {
    if node.kind == .object, node.has("sequence") {
      return colorSequence(node, name).map(LayerColor.sequence)
    }
    return animated(node, kind, name) { decoder, node, name in
      decoder.color(node, .color, name)
    }.map(LayerColor.animated)
  }

  private mutating func colorSequence(_ node: JSONNode, _ name: String) -> LayerColorSequence? {
    let before = notes.count
    var sequence = LayerColorSequence(colors: [])
    for member in node.members {
      let value = member.value
      switch member.key.string ?? "" {
      case "sequence":
        sequence.colors = colors(value, count: 1...16, .colors(count: 1...16), "sequence") ?? []
      case "period":
        sequence.period = number(value, .loopPeriod, .number(.loopPeriod), "period")
      case "fade": sequence.fade = fade(value)
      case "intro":
        sequence.intro = number(value, .loopPeriod, .number(.loopPeriod), "intro")
      case let key: noteUnknown(member.key, key, known: ["sequence", "period", "fade", "intro"])
      }
    }
    return hasErrors(from: before) ? nil : sequence
  }

  private mutating func fade(_ node: JSONNode) -> ColorFade? {
    guard node.kind == .object else {
      return error(at: node, .notAnObject(name: "fade", shown: shown(node)))
    }
    return object(.colorFade, from: node)
  }

  /// A value, or an object with keyframes of values.
  private mutating func animated<Value>(
    _ node: JSONNode, _ kind: PropertyKind, _ name: String,
    _ read: (inout TableDecoder, JSONNode, String) -> Value?
  ) -> Animated<Value>? {
    guard node.kind == .object else {
      return read(&self, node, name).map(Animated.constant)
    }
    let before = notes.count
    var track = Track<Value>(keys: [])
    guard node.has("keys") else { return error(at: node, .missingKey("keys")) }
    for member in node.members {
      let value = member.value
      switch member.key.string ?? "" {
      case "keys": track.keys = keyframes(value, name, read) ?? []
      case "ease": track.timingFunction = ease(value) ?? track.timingFunction
      case "period": track.period = number(value, .loopPeriod, .number(.loopPeriod), "period")
      case "delay":
        track.delay = number(value, .layerDelay, .number(.layerDelay), "delay") ?? 0
      case "direction":
        if let direction = value.string.flatMap(Track<Value>.Direction.init(rawValue:)) {
          track.direction = direction
        } else {
          let words = Track<Value>.Direction.allCases.map(\.rawValue)
          error(
            at: value,
            .unfit(
              name: "direction", shown: shown(value),
              allowed: PropertyKind.choice(words).allowed))
        }
      case "carry": track.carry = read(&self, value, "carry")
      case "steps":
        let rule = NumberRule(.count, 1...3600, step: 1, isWhole: true)
        track.steps = number(value, rule, .number(rule), "steps").map { Int($0) }
      case "intro": track.intro = intro(value, name, read)
      case let key:
        noteUnknown(
          member.key, key,
          known: ["keys", "ease", "period", "delay", "direction", "carry", "steps", "intro"])
      }
    }
    return hasErrors(from: before) ? nil : .track(track)
  }

  private mutating func intro<Value>(
    _ node: JSONNode, _ name: String, _ read: (inout TableDecoder, JSONNode, String) -> Value?
  ) -> Track<Value>.Intro? {
    guard node.kind == .object else {
      return error(at: node, .notAnObject(name: "intro", shown: shown(node)))
    }
    for member in node.members where !member.key.equals("duration") && !member.key.equals("keys") {
      noteUnknown(member.key, member.key.string ?? "", known: ["duration", "keys"])
    }
    guard let duration = node["duration"] else { return error(at: node, .missingKey("duration")) }
    guard let keys = node["keys"] else { return error(at: node, .missingKey("keys")) }
    guard let seconds = number(duration, .duration, .number(.duration), "duration"),
      let frames = keyframes(keys, name, read)
    else { return nil }
    return Track.Intro(duration: seconds, keys: frames)
  }

  /// A list of `[u, value]` or `[u, value, ease]`, u never falling.
  private mutating func keyframes<Value>(
    _ node: JSONNode, _ name: String, _ read: (inout TableDecoder, JSONNode, String) -> Value?
  ) -> [Track<Value>.Key]? {
    let allowed = "a list of 1 to 256 keys, each [u, value] or [u, value, ease]"
    guard node.kind == .array else {
      return error(at: node, .unfit(name: "keys", shown: shown(node), allowed: allowed))
    }
    let before = notes.count
    var keys: [Track<Value>.Key] = []
    for element in node.elements {
      var parts = element.elements
      guard let moment = parts.next(), let amount = parts.next(), case let pace = parts.next(),
        parts.next() == nil
      else {
        error(
          at: element,
          .unfit(
            name: "a key", shown: VisibleText.of(element.text, limit: 40),
            allowed: "[u, value] or [u, value, ease]"))
        continue
      }
      let u = number(moment, .keyMoment, .number(.keyMoment), "u")
      let value = read(&self, amount, name)
      let timingFunction = pace.flatMap { ease($0) }
      guard let u, let value else { continue }
      if let last = keys.last, u < last.u {
        error(at: moment, .unorderedKeys(u: u, previous: last.u))
      }
      keys.append(Track.Key(u, value, timingFunction))
    }
    if hasErrors(from: before) { return nil }
    guard (1...256).contains(keys.count) else {
      return error(
        at: node, .unfit(name: "keys", shown: "a list of \(keys.count)", allowed: allowed))
    }
    return keys
  }

  private mutating func ease(_ node: JSONNode) -> TimingFunction? {
    timingFunction(node, .timingFunction, "ease")
  }
}
