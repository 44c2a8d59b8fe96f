/// Colours that take turns, and how one becomes the next.
struct ColorSequence: Hashable, Sendable {
  private let colors: [Color]
  private let fade: ColorFade?

  /// - Precondition: There is at least one colour.
  init(_ colors: [Color], fade: ColorFade?) {
    precondition(!colors.isEmpty, "a colour sequence has a colour")
    self.colors = colors
    self.fade = fade
  }

  var count: Int { colors.count }

  /// Whether the picture after one round differs from the first: the first colour has nothing to
  /// fade from, later it has the last.
  var fadesIn: Bool { fade?.when == .after && colors.count > 1 }

  /// The colour of a cycle, counted from 0, apart from fades.
  func color(_ cycle: Int64) -> Color { colors[Int(cycle % Int64(colors.count))] }

  /// The colour in a cycle at a distance in time from the switches around it.
  func color(_ cycle: Int64, sinceSwitch: Time, untilSwitch: Time) -> Color {
    let own = color(cycle)
    guard let fade, colors.count > 1, fade.duration > 0 else { return own }
    let duration = Time(seconds: fade.duration)
    switch fade.when {
    case .after:
      guard cycle > 0, sinceSwitch < duration else { return own }
      let share = fade.timingFunction.progress(at: sinceSwitch.seconds / duration.seconds)
      return Color.mix(color(cycle - 1), own, share: share)
    case .before:
      guard untilSwitch < duration else { return own }
      let share = fade.timingFunction.progress(at: 1 - untilSwitch.seconds / duration.seconds)
      return Color.mix(own, color(cycle + 1), share: share)
    }
  }
}
