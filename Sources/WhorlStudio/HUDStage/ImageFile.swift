/// A picture that a theme names.
public struct ImageFile: Hashable, Sendable {
  /// The path that the theme gives.
  public var path: String
  /// The path of the theme's own file, in whose folder the other begins; empty where there is none.
  public var themePath: String
}
