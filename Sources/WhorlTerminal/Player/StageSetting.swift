public import WhorlCore
public import WhorlRaster

/// How themes are shown on the terminal that standard error is.
public struct StageSetting {
  /// How many colours there are.
  public let depth: ColorDepth
  /// The characters to draw with.
  public let glyphs: Decision.Glyphs
  /// How much motion is wanted.
  public var manner: Performance.Manner
  /// The terminal's own colours.
  public let surface: Surface
  /// A cell's width divided by its height, where the user has settled it.
  public let cellAspect: Double?
  /// The size that was asked for.
  public var box: (columns: Int, rows: Int)?
  /// Whether there is one row only.
  public var isInline = false

  /// Takes what the rules decide for standard error.
  ///
  /// - Parameters:
  ///   - cellAspect: a cell's width divided by its height, where the user has settled it.
  ///   - isInline: whether there is one row only.
  public init(_ display: Display, cellAspect: Double?, isInline: Bool = false) {
    self.isInline = isInline
    self.cellAspect = cellAspect
    depth = display.depth(on: .error).depth
    glyphs = display.glyphs
    manner = display.reducedMotion.isWanted ? .reduced : .full
    surface = Surface(display.background)
  }
}
