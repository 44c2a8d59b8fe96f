public import WhorlCore

/// Draws scenes with characters.
public struct CellRenderer: Hashable, Sendable {
  /// The family of characters.
  public var glyphs: GlyphSet
  /// The colours that can be shown.
  public var depth: ColorDepth
  /// The colours of the place that the picture is shown on.
  public var surface: Surface
  /// The width of a cell divided by its height.
  public var cellAspect: Double
  /// Whether ``Surface/foreground`` stands for the host's default, whatever that is; then it is
  /// left out of cells.
  public var hostForegroundIsDefault: Bool
  /// Whether ``Surface/background`` stands for the host's default, whatever that is; then it is
  /// left out of cells.
  public var hostBackgroundIsDefault: Bool
  /// What the animation that the scenes belong to ranges over; `nil` to go by each scene alone.
  public var span: SceneSpan?

  /// Creates a renderer.
  public init(
    glyphs: GlyphSet = .braille, depth: ColorDepth = .trueColor, surface: Surface = .dark,
    cellAspect: Double = 0.5, hostForegroundIsDefault: Bool = false,
    hostBackgroundIsDefault: Bool = false, span: SceneSpan? = nil
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.surface = surface
    self.cellAspect = cellAspect
    self.hostForegroundIsDefault = hostForegroundIsDefault
    self.hostBackgroundIsDefault = hostBackgroundIsDefault
    self.span = span
  }

  /// Draws one instant into a grid of that many cells.
  ///
  /// The scene's frame is made as large as the grid allows, centred, never stretched; what reaches
  /// outside the frame is cut off there. Cells that nothing touches are blank, without colours, so
  /// what lies behind the picture shows through. Negative counts are taken as 0.
  ///
  /// Where the span is known and the frame would fill at most three cells of one row (five of two
  /// rows in half blocks and ASCII, three of two in quadrants), or a single column, one character or
  /// a few stand for the motion in place of shapes, such as ◝ for an arc whose head is there.
  ///
  /// - Complexity: O(cells), plus the pixels in the shapes' bounding boxes.
  public func grid(of scene: Scene, columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: max(columns, 0), rows: max(rows, 0))
    guard columns > 0, rows > 0 else { return grid }
    if let span, drawSigns(of: scene, span: span, in: &grid) { return grid }
    // The characters of a family are only put together where there is something to draw with them.
    if scene.shapes.contains(where: \.isDrawn) { drawShapes(of: scene, in: &grid) }
    drawGlyphFrames(of: scene, in: &grid)
    return grid
  }

  private func drawShapes(of scene: Scene, in grid: inout CellGrid) {
    // Many colours show opacities as they are, whatever others there are.
    let span = span ?? SceneSpan(of: depth > .ansi16 ? [] : [scene])
    switch glyphs {
    case .braille: drawDots(of: scene, span: span, mosaic: .braille, in: &grid)
    case .sextant: drawMosaic(of: scene, span: span, mosaic: .sextant, in: &grid)
    case .quadrant: drawMosaic(of: scene, span: span, mosaic: .quadrant, in: &grid)
    case .half: drawMosaic(of: scene, span: span, mosaic: .half, in: &grid)
    case .ascii: drawRamp(of: scene, span: span, in: &grid)
    }
  }

  /// Whether the span makes a difference to pictures of a frame of some size.
  func heedsSpan(for size: Size, columns: Int, rows: Int) -> Bool {
    depth <= .ansi16 || isTooSmall(for: size, columns: columns, rows: rows)
  }
}
