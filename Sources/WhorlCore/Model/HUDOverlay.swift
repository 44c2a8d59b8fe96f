/// What lies between the contents of a container and what is presented on them.
public struct HUDOverlay: Hashable, Sendable {
  /// How the contents beneath are blurred, by the names of UIKit's blur effects.
  public enum Blur: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// And nearly whitened.
    case extraLight
    /// And whitened a little.
    case light
    /// And darkened.
    case dark
  }

  /// How much is covered.
  public enum Coverage: String, CaseIterable, Sendable {
    /// The whole screen.
    case screen
    /// The container.
    case parent
    /// Only the place of what is presented.
    case frame
  }

  /// The colour over the contents; how much of them shines through is in its alpha.
  public var color = ThemeColor.role(.clear)
  /// How the contents are blurred.
  public var blur = Blur.none
  /// How much is covered.
  public var coverage = Coverage.frame
  /// Whether keys and clicks for what lies beneath are swallowed.
  public var blocksInput = true

  /// Creates an overlay that hides nothing.
  public init() {}
}
