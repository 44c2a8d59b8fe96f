/// How a list is pulled down to be loaded anew, after DRPRefreshControl.
///
/// Lengths are points: a row is 16 pt high. Times are seconds.
public struct RefreshDesign: Hashable, Sendable {
  /// The points that the list must be pulled down for the refresh to begin.
  public var threshold = 129.0
  /// How much of a ring is drawn at the threshold, in radians.
  public var stretchLength = 3 * Double.pi / 4
  /// The height that is kept open while the list is loaded.
  public var height = 60.0
  /// What the spinner's size is multiplied by in the end.
  public var exitScale = 0.25
  /// The seconds that the spinner takes to go.
  public var exitDuration = 0.25
  /// The words below the spinner; empty for none.
  public var title = ""
  /// How many points below the middle of the open room the spinner is; negative above it.
  public var yOffset = 0.0

  /// Creates the defaults.
  public init() {}
}
