/// A layer's colour, ready to be looked at.
enum LayerColorMotion: Hashable, Sendable {
  case animated(AnimatedMotion<Color>)
  case sequence(ColorSequence, period: Time, intro: Time?)

  init(_ color: LayerColor, period: Double, colors: ColorResolver) {
    switch color {
    case .animated(.constant(let color)): self = .animated(.constant(colors.color(color)))
    case .animated(.track(let track)):
      self = .animated(.track(TrackMotion(track.map(colors.color), period: period)))
    case .sequence(let sequence):
      self = .sequence(
        ColorSequence(sequence.colors.map(colors.color), fade: sequence.fade),
        period: .positive(seconds: sequence.period ?? period),
        intro: sequence.intro.map { Time(seconds: $0) })
    }
  }

  func value(at moment: LayerTime) -> Color {
    switch self {
    case .animated(let animated): return animated.value(at: moment)
    case .sequence(let sequence, let ownPeriod, let intro):
      let elapsed = max(moment.time - moment.delay, .zero)
      let period = moment.period ?? ownPeriod
      let first = intro ?? period
      if elapsed < first {
        return sequence.color(0, sinceSwitch: elapsed, untilSwitch: first - elapsed)
      }
      let (cycle, inside) = (elapsed - first).cycle(of: period)
      return sequence.color(cycle + 1, sinceSwitch: inside, untilSwitch: period - inside)
    }
  }

  func addLoop(to loop: inout LoopSum) {
    switch self {
    case .animated(let animated): animated.addLoop(to: &loop)
    case .sequence(let sequence, let ownPeriod, let intro):
      guard sequence.count > 1 else { return }
      let period = loop.period ?? ownPeriod
      let first = intro ?? period
      // The first colour has nothing to fade from; later it has the last.
      let start = sequence.fadesIn || first != period ? first : .zero
      let (length, overflow) = period.nanoseconds.multipliedReportingOverflow(
        by: Int64(sequence.count))
      loop.add(
        overflow
          ? nil : Loop(start: max(loop.delay, .zero) + start, length: Time(nanoseconds: length)))
    }
  }
}

extension Track {
  /// The same track of other values.
  func map<Other>(_ transform: (Value) -> Other) -> Track<Other> {
    func mapped(_ keys: [Key]) -> [Track<Other>.Key] {
      keys.map { Track<Other>.Key($0.u, transform($0.value), $0.timingFunction) }
    }
    var track = Track<Other>(keys: mapped(keys))
    track.timingFunction = timingFunction
    track.period = period
    track.delay = delay
    track.direction =
      switch direction {
      case .normal: .normal
      case .reverse: .reverse
      case .alternate: .alternate
      }
    track.carry = carry.map(transform)
    track.steps = steps
    track.intro = intro.map {
      Track<Other>.Intro(duration: $0.duration, keys: mapped($0.keys))
    }
    return track
  }
}
