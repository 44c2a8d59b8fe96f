public import WhorlCore
public import WhorlRaster

/// What the studio runs on: facts that do not change while it does.
public struct Host: Hashable, Sendable {
  /// Whether only printable ASCII can be shown.
  public var isASCII: Bool
  /// The colours that can be shown.
  public var depth: ColorDepth
  /// The terminal's own colours.
  public var surface: Surface
  /// The characters that suit the terminal.
  public var glyphs: GlyphSet
  /// The folder of the user's themes; `nil` where none is known.
  public var ownFolder: String?
  /// The folder that a path without a leading slash counts from.
  public var currentFolder: String
  /// A cell's width divided by its height; `nil` for what each theme takes it for.
  public var cellAspect: Double?

  /// Gathers the facts.
  public init(
    isASCII: Bool, depth: ColorDepth, surface: Surface, glyphs: GlyphSet, ownFolder: String?,
    currentFolder: String, cellAspect: Double? = nil
  ) {
    self.isASCII = isASCII
    self.depth = depth
    self.surface = surface
    self.glyphs = glyphs
    self.ownFolder = ownFolder
    self.currentFolder = currentFolder
    self.cellAspect = cellAspect
  }

  /// The file of an own theme.
  func ownPath(of id: String) -> String? {
    ownFolder.map { "\($0)/\(id).json" }
  }
}
