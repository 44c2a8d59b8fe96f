extension Ring {
  /// When the ring's picture repeats itself; `nil` where it never does.
  ///
  /// The layers of a ring repeat themselves each in its own time, if at all, since the arc drifts by
  /// M − m radians each draw cycle inside the steady turn. What is visible is the sum of both
  /// turns, so it repeats as soon as the sum is whole while a draw cycle and all colours end.
  var loop: Loop? {
    guard drawCycleDuration > 0 else { return steadyLoop }
    guard let rounds = wholeMultiple(of: turnsPerRound) else { return nil }
    let length = Time.positive(seconds: roundDuration * Double(rounds))
    return Loop(start: firstRoundEnd, length: length)
  }

  /// The loop of an arc of constant length: it looks the same when it has turned by the angle
  /// between two copies.
  private var steadyLoop: Loop? {
    guard rotationAngle != 0 else {
      return Loop(start: .zero, length: .positive(seconds: rotationCycleDuration))
    }
    return Loop(
      start: .zero,
      length: .positive(seconds: abs(rotationCycleDuration / turnsPerTurnTime) / Double(arcs)))
  }

  /// The turns that the rotation makes in its own time.
  private var turnsPerTurnTime: Double { rotationAngle / Angle.turn }

  /// The seconds until a draw cycle and all colours have come round.
  var roundDuration: Double { 2 * drawCycleDuration * Double(max(colorSequence.count, 1)) }

  /// By how many times the angle between two copies the arc's ends are turned in a round.
  var turnsPerRound: Double {
    let drift = (maximumArcLength - minimumArcLength) / Angle.turn / (2 * drawCycleDuration)
    let turn = turnsPerTurnTime / rotationCycleDuration
    return (turn + drift) * roundDuration * Double(arcs)
  }

  /// When the first round, which may differ, is over: the first grow starts elsewhere, and the first
  /// colour has nothing to fade from.
  private var firstRoundEnd: Time {
    if let firstGrow { return Time(seconds: firstGrow + drawCycleDuration) }
    let fadesIn = colorFade?.when == .after && colorSequence.count > 1
    return fadesIn ? Time(seconds: 2 * drawCycleDuration) : .zero
  }
}
