package import WhorlCore

/// The moments at which frames are due: a fixed pace from a fixed start, so that delays do not add
/// up and missed frames are dropped.
package struct FrameClock: Hashable, Sendable {
  /// When frame 0 is due.
  package let start: Time
  /// The number of frames in a span.
  private let count: Int64
  /// How long so many frames last, in nanoseconds.
  private let span: Int64
  /// The number of frames in a round of pictures; `nil` where there is none.
  private let round: Int64?

  /// A clock with a number of frames a second, 1…60.
  package init(start: Time, rate: Int) {
    self.start = start
    count = Int64(rate)
    span = 1_000_000_000
    round = nil
  }

  /// A clock for pictures that each last the same time, at most a minute; it ticks within one, too,
  /// where that is long.
  init(start: Time, rhythm: Rhythm) {
    self.start = start
    span = min(max(1, rhythm.interval.nanoseconds), 60_000_000_000)
    count = (span - 1) / Self.longestWait + 1
    round = count * Int64(max(1, rhythm.count))
  }

  /// The longest time between two frames, in nanoseconds: what stands beside a picture changes too.
  private static let longestWait: Int64 = 200_000_000

  /// How long after the start a frame is due.
  package func offset(of frame: Int64) -> Time {
    let (spans, rest) = frame.quotientAndRemainder(dividingBy: count)
    return Time(nanoseconds: spans * span + rest * span / count)
  }

  /// Which frame of a round of pictures a frame is, from 0; `nil` where there is no round.
  func place(of frame: Int64) -> Int? { round.map { Int(frame % $0) } }

  /// When a frame is due.
  package func deadline(of frame: Int64) -> Time { start + offset(of: frame) }

  /// The frame that is to be shown at a moment: the last one that is due.
  package func frame(at moment: Time) -> Int64 {
    let elapsed = (moment - start).nanoseconds
    let (spans, rest) = elapsed.quotientAndRemainder(dividingBy: span)
    let frame = spans * count + rest * count / span
    // The offsets are rounded down, so the next frame may be due already.
    return offset(of: frame + 1).nanoseconds <= elapsed ? frame + 1 : frame
  }
}
