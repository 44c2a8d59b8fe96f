internal import WhorlCore

/// The moments at which frames are due: a fixed rate from a fixed start, so that delays do not add
/// up and missed frames are dropped.
struct FrameClock: Hashable, Sendable {
  /// When frame 0 is due.
  let start: Time
  /// The number of frames a second, 1…60.
  let rate: Int

  /// How long after the start a frame is due.
  func offset(of frame: Int64) -> Time {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: Int64(rate))
    return Time(nanoseconds: seconds * 1_000_000_000 + rest * 1_000_000_000 / Int64(rate))
  }

  /// When a frame is due.
  func deadline(of frame: Int64) -> Time { start + offset(of: frame) }

  /// The frame that is to be shown at a moment: the last one that is due.
  func frame(at moment: Time) -> Int64 {
    let elapsed = (moment - start).nanoseconds
    let (seconds, rest) = elapsed.quotientAndRemainder(dividingBy: 1_000_000_000)
    let frame = seconds * Int64(rate) + rest * Int64(rate) / 1_000_000_000
    // The offsets are rounded down, so the next frame may be due already.
    return offset(of: frame + 1).nanoseconds <= elapsed ? frame + 1 : frame
  }
}
