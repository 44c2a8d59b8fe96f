public import WhorlCore
public import WhorlThemes

/// Something that a format cannot carry, or that had to be decided for it.
public enum ExportLoss: Hashable, Sendable {
  /// The motion never repeats, or only after very long; so much of it was written.
  case cutLoop(Time)
  /// The loop is no whole number of frames, so its end is a little off.
  case unevenLoop(length: Time, frames: Int)
  /// Periods were changed so that the loop closes.
  case changedSpeeds(SeamlessLoop)
  /// The format has no colours.
  case colors
  /// The format has whole milliseconds; the frames were so long.
  case roundedInterval(Time)
  /// A key that Whorl does not know was left out.
  case unknownKey(JSONPointer)

  /// The loss as a sentence, safe to print.
  public var message: String {
    switch self {
    case .cutLoop(let length):
      "the motion does not repeat within 30 s; the first \(Self.seconds(length)) s were written "
        + "(export.quantise may close it)"
    case .unevenLoop(let length, let frames):
      "the loop of \(Self.seconds(length)) s is not a whole number of frames; "
        + "\(frames) were written"
    case .changedSpeeds(let loop):
      "speeds were changed by \(loop.percentage) at most, so that the motion repeats itself every "
        + "\(Self.seconds(loop.length)) s"
    case .colors: "the format has no colours; they were left out"
    case .roundedInterval(let interval):
      "the format has whole milliseconds; frames of \(Self.seconds(interval)) s were rounded"
    case .unknownKey(let pointer): "\(pointer.label) is no key of Whorl's and was left out"
    }
  }

  private static func seconds(_ time: Time) -> String { DecimalText.short(time.seconds, places: 6) }
}
