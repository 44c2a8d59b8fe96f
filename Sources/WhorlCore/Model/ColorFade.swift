/// How one colour of a sequence becomes the next.
public struct ColorFade: Hashable, Sendable {
  /// On which side of the switch the fade lies.
  public enum When: String, CaseIterable, Sendable {
    /// The fade begins at the switch, as with DRPLoadingSpinner.
    case after
    /// The fade ends at the switch, as with Material Design.
    case before
  }

  /// The seconds that the fade takes.
  public var duration = 0.25
  /// The fade's pace.
  public var timingFunction = TimingFunction.named(.default)
  /// On which side of the switch the fade lies.
  public var when = When.after

  /// Creates DRPLoadingSpinner's fade.
  public init() {}
}
