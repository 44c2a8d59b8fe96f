/// The motion of glyph frames: each is shown for its time, then the next.
struct GlyphsMotion: Hashable, Sendable {
  let period: Time
  private let frames: [String]
  private let colors: [Color]
  /// The frames in the order that they are shown, each with the moment that it ends.
  private let steps: [Step]

  private struct Step: Hashable, Sendable {
    let frame: Int
    let end: Time
  }

  init(_ glyphs: Glyphs, colors resolver: ColorResolver) {
    frames = glyphs.frames
    colors =
      glyphs.colors.isEmpty
      ? [resolver.color(glyphs.color)] : glyphs.colors.map(resolver.color)
    var end = Time.zero
    steps = glyphs.order.map { frame in
      let seconds = glyphs.durations.isEmpty ? glyphs.interval : glyphs.durations[frame]
      end = end + Time(seconds: seconds)
      return Step(frame: frame, end: end)
    }
    period = end
  }

  func shapes(at time: Time) -> [Shape] {
    let frame = frame(at: time)
    return [
      .glyph(
        GlyphFrame(text: frames[frame], frame: frame, color: colors[frame % colors.count]))
    ]
  }

  /// The rhythm of the frames; `nil` where some are shown longer than others.
  var rhythm: Rhythm? {
    var start = Time.zero
    for step in steps {
      guard step.end - start == steps[0].end else { return nil }
      start = step.end
    }
    return Rhythm(interval: steps[0].end, count: steps.count)
  }

  /// The number of the frame that is shown.
  func frame(at time: Time) -> Int {
    let elapsed = time.cycle(of: period).elapsed
    var (low, high) = (0, steps.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if elapsed < steps[middle].end { high = middle } else { low = middle + 1 }
    }
    return steps[low].frame
  }
}

extension Glyphs {
  /// The frames' numbers in the order that they are shown.
  ///
  /// A palindrome of n frames has 2n − 2 steps: neither end is shown twice in a row.
  public var order: [Int] {
    let forwards = Array(frames.indices)
    guard palindrome, frames.count > 2 else { return forwards }
    return forwards + forwards.dropFirst().dropLast().reversed()
  }
}
