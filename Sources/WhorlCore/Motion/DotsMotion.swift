/// The motion of a chain of dots.
///
/// Dot i of n starts at d·i + d·n·k for k = 0, 1, 2 …, with d the chain's delay; a start while the
/// dot still pulses begins the pulse anew. Source: the article on GQCircleLoadView (behaviour).
struct DotsMotion: Hashable, Sendable {
  let size: Size
  private let dots: Dots
  private let centers: [Point]
  private let colors: [Color]
  private let up: Time
  private let down: Time
  private let delay: Time
  private let period: Time
  private let turn: Time?

  init(_ dots: Dots, colors resolver: ColorResolver) {
    self.dots = dots
    colors = dots.colors.map(resolver.color)
    centers = dots.centers
    size = dots.frameSize
    up = Self.duration(dots.scaleUpDuration)
    down = Self.duration(dots.scaleDownDuration)
    delay = Time(seconds: dots.chainDelay)
    period =
      delay > .zero
      ? Time(nanoseconds: delay.nanoseconds * Int64(dots.circleCount)) : up + down
    turn = dots.yRotation ? Self.duration(dots.yRotationDuration) : nil
  }

  /// A length of time that is more than nothing, however short it is.
  private static func duration(_ seconds: Double) -> Time {
    max(Time(seconds: seconds), Time(nanoseconds: 1))
  }

  func shapes(at time: Time) -> [Shape] {
    let cosineOfTurn = turn.map { cosine(Angle.turn * time.phase(of: $0)) } ?? 1
    return centers.indices.map { index in
      let pulse = pulse(of: index, at: time)
      let center = centers[index]
      return .dot(
        Dot(
          index: index, center: Point(x: center.x * cosineOfTurn, y: center.y),
          radius: dots.cornerRadius,
          scale: dots.scaleFrom + (dots.scaleTo - dots.scaleFrom) * pulse,
          widthScale: abs(cosineOfTurn),
          opacity: min(max(dots.opacityFrom + (dots.opacityTo - dots.opacityFrom) * pulse, 0), 1),
          color: colors[index % colors.count]))
    }
  }

  /// How far a dot is on its way from rest, 0, to the top of its pulse, 1.
  private func pulse(of index: Int, at time: Time) -> Double {
    let start = Time(nanoseconds: delay.nanoseconds * Int64(index))
    guard time >= start else { return 0 }
    let elapsed = (time - start).cycle(of: period).elapsed
    if elapsed < up {
      return dots.timingFunction.progress(at: elapsed.seconds / up.seconds)
    } else if elapsed < up + down {
      return 1 - dots.timingFunction.progress(at: (elapsed - up).seconds / down.seconds)
    } else {
      return 0
    }
  }

  /// When the chain repeats itself: from the last dot's first start on; `nil` where the turn about
  /// the axis does not fit within a day.
  var loop: Loop? {
    let start = Time(nanoseconds: delay.nanoseconds * Int64(dots.circleCount - 1))
    guard let turn else { return Loop(start: start, length: period) }
    let common = leastCommonMultiple(period.nanoseconds, turn.nanoseconds)
    guard common <= 86_400_000_000_000 else { return nil }
    return Loop(start: start, length: Time(nanoseconds: common))
  }
}
