/// How a theme serves people who cannot see it, or do not want it to move.
public struct Accessibility: Hashable, Sendable {
  /// What the theme does where motion is to be reduced.
  public enum ReducedMotion: String, CaseIterable, Sendable {
    /// Turns more slowly.
    case slow
    /// Stands still, and its brightness rises and falls.
    case pulse
    /// Stands still.
    case still
    /// Shows its label instead.
    case text
  }

  /// What a screen reader says; empty for "Loading".
  public var label = ""
  /// What happens where motion is to be reduced.
  public var reducedMotion = ReducedMotion.slow
  /// How many times slower `slow` is.
  public var slowFactor = 3.0
  /// Which moment of the loop stands for the theme, 0…1.
  public var still = 0.3

  /// Creates the defaults.
  public init() {}
}
