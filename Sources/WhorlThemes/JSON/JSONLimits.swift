/// How large and how deep a JSON text may be before it is refused.
public struct JSONLimits: Hashable, Sendable {
  /// The largest length, in bytes; 0 … 1 GiB.
  public let size: Int
  /// How many objects and arrays may stand in each other; a lone number has depth 0.
  public let depth: Int

  /// What holds for a theme file: 1 MiB and 32 levels.
  public static let theme = JSONLimits(size: 1 << 20, depth: 32)

  /// Creates limits; a size outside 0 … 1 GiB or a negative depth is clamped.
  public init(size: Int, depth: Int) {
    self.size = min(max(size, 0), 1 << 30)
    self.depth = max(depth, 0)
  }
}
