/// The motion of a ring: the arc grows at its head, shrinks at its tail, and turns all the while.
///
/// With m and M the shortest and the longest length, D the time of one grow or shrink, f its pace
/// and φ(t) the turn so far plus k·(M − m) for the k shrinks done, a grow spans
/// φ … φ + m + (M − m)·f(u) and a shrink φ + (M − m)·f(u) … φ + M. The first grow starts from the
/// static length a, if there is one, and takes D·a/M. Source: DRPLoadingSpinner 1.3.1 (MIT).
struct RingMotion: Hashable, Sendable {
  private let arc: Arc
  private let rail: Arc?
  private let copies: Int
  private let minimum: Double
  private let maximum: Double
  private let rotationAngle: Double
  private let rotationPeriod: Time
  private let draw: DrawCycle?
  private let colors: ColorSequence

  /// The alternation of growing and shrinking.
  private struct DrawCycle: Hashable, Sendable {
    let half: Time
    let firstGrow: Time
    let firstLength: Double
    let timingFunction: TimingFunction
  }

  init(_ ring: Ring, colors resolver: ColorResolver) {
    let clockwise = ring.rotationDirection == .clockwise
    let base = Arc(
      role: .arc, radius: ring.radiusInPoints, lineWidth: ring.lineWidthInPoints,
      lineCap: ring.lineCap, tail: Angle(radians: 0), length: Angle(radians: 0),
      isClockwise: clockwise, color: .clear, sweep: ring.sweep)
    arc = base
    let railColor = resolver.color(ring.backgroundRailColor)
    var rail = base
    rail.role = .rail
    rail.length = Angle(radians: Angle.turn)
    rail.isClockwise = true
    rail.color = railColor
    rail.sweep = nil
    self.rail = railColor.alpha == 0 ? nil : rail
    copies = ring.arcs
    minimum = ring.minimumArcLength
    maximum = ring.maximumArcLength
    rotationAngle = ring.rotationAngle
    rotationPeriod = Time(seconds: ring.rotationCycleDuration)
    let half = Time(seconds: ring.drawCycleDuration)
    if half > .zero {
      let fromStatic = ring.staticArcLength > 0 && ring.maximumArcLength > 0
      draw = DrawCycle(
        half: half,
        firstGrow: fromStatic
          ? half.scaled(by: ring.staticArcLength / ring.maximumArcLength) : half,
        firstLength: fromStatic ? ring.staticArcLength : ring.minimumArcLength,
        timingFunction: ring.drawTimingFunction)
    } else {
      draw = nil
    }
    colors = ColorSequence(ring.colorSequence.map(resolver.color), fade: ring.colorFade)
  }

  func shapes(at time: Time) -> [Shape] {
    var arc = arc
    let (tail, length) = span(at: time)
    arc.length = Angle(radians: min(max(length, 0), Angle.turn))
    arc.color = color(at: time)
    var shapes: [Shape] = []
    shapes.reserveCapacity(copies + 1)
    if let rail { shapes.append(.arc(rail)) }
    for copy in 0..<copies {
      let start = tail + Double(copy) * Angle.turn / Double(copies)
      arc.tail = Angle(radians: arc.isClockwise ? start : -start)
      shapes.append(.arc(arc))
    }
    return shapes
  }

  /// Where the arc begins, clockwise from 12 o'clock, and how long it is.
  private func span(at time: Time) -> (tail: Double, length: Double) {
    guard let draw else { return (turn(at: time), maximum) }
    let place = place(at: time, in: draw)
    let advance = (Double(place.cycle) * (maximum - minimum))
      .truncatingRemainder(dividingBy: Angle.turn)
    let base = turn(at: time) + advance
    switch place.phase {
    case .grow(let u):
      let shortest = place.cycle == 0 ? draw.firstLength : minimum
      let progress = draw.timingFunction.progress(at: u)
      return (base, shortest + (maximum - shortest) * progress)
    case .shrink(let u):
      let eaten = (maximum - minimum) * draw.timingFunction.progress(at: u)
      return (base + eaten, maximum - eaten)
    }
  }

  /// The steady rotation so far, reduced to a turn so that it stays exact after days.
  private func turn(at time: Time) -> Double {
    let (cycle, elapsed) = time.cycle(of: rotationPeriod)
    let whole = (Double(cycle) * rotationAngle).truncatingRemainder(dividingBy: Angle.turn)
    let share = Double(elapsed.nanoseconds) / Double(rotationPeriod.nanoseconds)
    return whole + rotationAngle * share
  }

  private enum Phase {
    case grow(Double)
    case shrink(Double)
  }

  /// Which grow-and-shrink cycle a time falls into, and how far it has come.
  private func place(at time: Time, in draw: DrawCycle) -> (
    cycle: Int64, phase: Phase, sinceSwitch: Time, untilSwitch: Time
  ) {
    let first = draw.firstGrow + draw.half
    let whole = draw.half + draw.half
    let cycle: Int64
    let elapsed: Time
    let grow: Time
    let length: Time
    if time < first {
      (cycle, elapsed, grow, length) = (0, time, draw.firstGrow, first)
    } else {
      let later = (time - first).cycle(of: whole)
      (cycle, elapsed, grow, length) = (later.cycle + 1, later.elapsed, draw.half, whole)
    }
    let phase: Phase =
      elapsed < grow
      ? .grow(elapsed.seconds / grow.seconds)
      : .shrink((elapsed - grow).seconds / draw.half.seconds)
    return (cycle, phase, elapsed, length - elapsed)
  }

  private func color(at time: Time) -> Color {
    guard let draw else { return colors.color(0) }
    let place = place(at: time, in: draw)
    return colors.color(
      place.cycle, sinceSwitch: place.sinceSwitch, untilSwitch: place.untilSwitch)
  }

  /// When the ring repeats itself, if it does within a day.
  ///
  /// The first cycle may be shorter than the later ones, and its colour has nothing to fade from;
  /// then only the later ones repeat.
  var loop: Loop? {
    guard let draw else {
      return repetition(of: rotationPeriod, turningBy: rotationAngle)
        .map { Loop(start: .zero, length: $0) }
    }
    let whole = draw.half + draw.half
    let advance =
      rotationAngle * whole.seconds / rotationPeriod.seconds + (maximum - minimum)
    guard let turns = repetition(of: whole, turningBy: advance) else { return nil }
    let cycles = turns.nanoseconds / whole.nanoseconds
    let length = whole.nanoseconds * leastCommonMultiple(cycles, Int64(colors.count))
    let isUniform = draw.firstGrow == draw.half && draw.firstLength == minimum
    let start = isUniform && !colors.fadesIn ? Time.zero : draw.firstGrow + draw.half
    return Loop(start: start, length: Time(nanoseconds: length))
  }

  /// The whole number of periods, each turning the copies by `angle`, after which all of them
  /// stand as before.
  private func repetition(of period: Time, turningBy angle: Double) -> Time? {
    let share = angle * Double(copies) / Angle.turn
    let day: Int64 = 86_400_000_000_000
    var count: Int64 = 1
    while count <= 1000, count * period.nanoseconds <= day {
      let turned = share * Double(count)
      if abs(turned - turned.rounded()) < 1e-6 {
        return Time(nanoseconds: count * period.nanoseconds)
      }
      count += 1
    }
    return nil
  }
}
