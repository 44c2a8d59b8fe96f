/// The time that something takes to come round, as a walk through layers meets it.
struct Round {
  /// The seconds of a loop; `nil` for the theme's.
  var period: Double?
  /// After how many loops it looks the same again: two of a track that goes to and fro, as many as
  /// there are colours.
  let count: Int
  /// The degrees that each loop of a turn adds, where that matters.
  var carry: Double?
}

extension Layers {
  /// The seconds after which each thing that moves looks the same again, where it ever does.
  var rounds: [Double] {
    var rounds: Set<Double> = []
    var walked = self
    walked.visitRounds { [period] in rounds.insert(($0.period ?? period) * Double($0.count)) }
    return rounds.filter { $0 > 0 }.sorted()
  }

  /// The same layers with periods that are whole parts of a length, and the largest change.
  func fitted(into wanted: Double) -> (layers: Layers, change: Double) {
    // Whatever goes by the theme's period still does, so that this is one property to change.
    var sharedCount: Int64 = 1
    var walked = self
    walked.visitRounds {
      if $0.period == nil { sharedCount = leastCommonMultiple(sharedCount, Int64($0.count)) }
    }
    let shared = Self.loops(of: period, count: Int(sharedCount), in: wanted)
    func loops(_ round: Round) -> Int {
      round.period.map { Self.loops(of: $0, count: round.count, in: wanted) } ?? shared
    }
    var common = Int64(shared)
    walked.visitRounds { common = leastCommonMultiple(common, Int64(loops($0))) }
    // All periods must be whole nanoseconds, so that they add up to the very same length.
    let length = (wanted * 1e9 / Double(common)).rounded() * Double(common) / 1e9
    var change = 0.0
    func note(_ factor: Double) { if abs(factor) > abs(change) { change = factor } }
    var fitted = self
    fitted.period = length / Double(shared)
    note(period / fitted.period - 1)
    fitted.visitRounds { round in
      let count = Double(loops(round))
      if let own = round.period {
        round.period = length / count
        note(own * count / length - 1)
      }
      if let carry = round.carry, carry != 0 {
        let turns = (carry * count / 360).rounded() * 360 / count
        if abs(turns - carry) > 1e-9 { note(turns / carry - 1) }
        round.carry = turns
      }
    }
    return (fitted, change)
  }

  /// How many loops of a period fit into a length best, as many at a time as `count`.
  private static func loops(of period: Double, count: Int, in length: Double) -> Int {
    max(Int((length / (period * Double(count))).rounded()), 1) * count
  }

  /// Goes through everything that takes turns, and takes over what is changed.
  mutating func visitRounds(_ visit: (inout Round) -> Void) {
    for index in layers.indices { layers[index].visitRounds(visit) }
  }
}

extension Layer {
  fileprivate mutating func visitRounds(_ visit: (inout Round) -> Void) {
    if let copies, !copies.periods.isEmpty {
      // Each copy's own time overrides that of everything in it.
      let count = roundsOfCopies
      self.copies?.periods = copies.periods.map { period in
        var round = Round(period: period, count: count, carry: nil)
        visit(&round)
        return round.period ?? period
      }
      return
    }
    lineWidth.visitRounds(visit)
    position.visitRounds(visit)
    x.visitRounds(visit)
    y.visitRounds(visit)
    anchor.visitRounds(visit)
    rotation.visitRounds(wholes: true, visit)
    scale.visitRounds(visit)
    scaleX.visitRounds(visit)
    scaleY.visitRounds(visit)
    flipX.visitRounds(wholes: true, visit)
    flipY.visitRounds(wholes: true, visit)
    opacity.visitRounds(visit)
    trimStart.visitRounds(visit)
    trimEnd.visitRounds(visit)
    trimOffset.visitRounds(visit)
    shape?.visitRounds(visit)
    clip?.visitRounds(visit)
    paint?.visitRounds(visit)
    for index in layers.indices { layers[index].visitRounds(visit) }
  }

  /// After how many loops all in a copy looks the same again.
  private var roundsOfCopies: Int {
    var inside = self
    inside.copies = nil
    var count: Int64 = 1
    inside.visitRounds { count = leastCommonMultiple(count, Int64($0.count)) }
    return Int(count)
  }
}

extension Animated {
  fileprivate mutating func visitRounds(
    wholes: Bool = false, _ visit: (inout Round) -> Void
  ) {
    guard case .track(var track) = self else { return }
    let carry = wholes ? track.carry as? Double : nil
    var round = Round(
      period: track.period, count: track.direction == .alternate ? 2 : 1, carry: carry)
    visit(&round)
    track.period = round.period
    if let carry, let changed = round.carry, changed != carry {
      track.setCarry(changed, insteadOf: carry)
    }
    self = .track(track)
  }
}

extension Track {
  /// Changes what is carried, and with it the keys where they lead just that far: so that the end
  /// of a loop still is the beginning of the next.
  fileprivate mutating func setCarry(_ changed: Double, insteadOf carry: Double) {
    guard let value = changed as? Value else { return }
    self.carry = value
    guard let first = keys.first?.value as? Double, let last = keys.last?.value as? Double,
      abs(last - first - carry) < 1e-9
    else { return }
    keys = keys.map { key in
      var key = key
      if let old = key.value as? Double,
        let new = (first + (old - first) * changed / carry) as? Value
      {
        key.value = new
      }
      return key
    }
  }
}

extension LayerShape {
  fileprivate mutating func visitRounds(_ visit: (inout Round) -> Void) {
    switch self {
    case .ellipse(var rx, var ry):
      rx.visitRounds(visit)
      ry.visitRounds(visit)
      self = .ellipse(rx: rx, ry: ry)
    case .rectangle(var width, var height, var corner):
      width.visitRounds(visit)
      height.visitRounds(visit)
      corner.visitRounds(visit)
      self = .rectangle(width: width, height: height, corner: corner)
    case .polygon, .path, .glyph: break
    }
  }
}

extension LayerPaint {
  fileprivate mutating func visitRounds(_ visit: (inout Round) -> Void) {
    switch self {
    case .fill(var color):
      color.visitRounds(visit)
      self = .fill(color)
    case .stroke(var color):
      color.visitRounds(visit)
      self = .stroke(color)
    }
  }
}

extension LayerColor {
  fileprivate mutating func visitRounds(_ visit: (inout Round) -> Void) {
    switch self {
    case .animated(var animated):
      animated.visitRounds(visit)
      self = .animated(animated)
    case .sequence(var sequence):
      var round = Round(period: sequence.period, count: sequence.colors.count, carry: nil)
      visit(&round)
      sequence.period = round.period
      self = .sequence(sequence)
    }
  }
}
