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

  /// Creates a renderer.
  public init(
    glyphs: GlyphSet = .braille, depth: ColorDepth = .trueColor, surface: Surface = .dark,
    cellAspect: Double = 0.5, hostForegroundIsDefault: Bool = false,
    hostBackgroundIsDefault: Bool = false
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.surface = surface
    self.cellAspect = cellAspect
    self.hostForegroundIsDefault = hostForegroundIsDefault
    self.hostBackgroundIsDefault = hostBackgroundIsDefault
  }

  /// Draws one instant into a grid of that many cells.
  ///
  /// The scene's frame is made as large as the grid allows, centred, never stretched; what reaches
  /// outside the frame is cut off there. Cells that nothing touches are blank, without colours, so
  /// what lies behind the picture shows through. Negative counts are taken as 0.
  ///
  /// - Complexity: O(cells), plus the pixels in the shapes' bounding boxes.
  public func grid(of scene: Scene, columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: max(columns, 0), rows: max(rows, 0))
    guard columns > 0, rows > 0 else { return grid }
    switch glyphs {
    case .braille: drawDots(of: scene, mosaic: .braille, in: &grid)
    case .sextant: drawMosaic(of: scene, mosaic: .sextant, in: &grid)
    case .quadrant: drawMosaic(of: scene, mosaic: .quadrant, in: &grid)
    case .half: drawMosaic(of: scene, mosaic: .half, in: &grid)
    case .ascii: drawRamp(of: scene, in: &grid)
    }
    drawGlyphFrames(of: scene, in: &grid)
    return grid
  }

  /// The cells that a scene's shapes may touch, and the part of the pixel grid under them.
  func window(
    of scene: Scene, in grid: CellGrid, pixels: (columns: Int, rows: Int), edge: PixelSpace.Edge
  )
    -> (columns: Range<Int>, rows: Range<Int>, space: PixelSpace)?
  {
    var space = PixelSpace(
      fitting: scene.size, width: grid.columns * pixels.columns, height: grid.rows * pixels.rows,
      pixelAspect: cellAspect * Double(pixels.rows) / Double(pixels.columns), edge: edge)
    var touched: (columns: Range<Int>, rows: Range<Int>)?
    for shape in scene.shapes {
      guard let bounds = Outline(shape, in: space)?.bounds else { continue }
      // One pixel more on each side: the dot nearest to a tiny shape may lie outside its bounds.
      let columns = space.columns(from: bounds.left - 1, to: bounds.right + 1)
      let rows = space.rows(from: bounds.top - 1, to: bounds.bottom + 1)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      touched =
        touched.map { (Self.hull($0.columns, columns), Self.hull($0.rows, rows)) }
        ?? (columns, rows)
    }
    guard let touched else { return nil }
    let columns = Self.cells(over: touched.columns, each: pixels.columns)
    let rows = Self.cells(over: touched.rows, each: pixels.rows)
    space.columns = columns.lowerBound * pixels.columns..<columns.upperBound * pixels.columns
    space.rows = rows.lowerBound * pixels.rows..<rows.upperBound * pixels.rows
    return (columns, rows, space)
  }

  private static func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  private static func cells(over pixels: Range<Int>, each size: Int) -> Range<Int> {
    pixels.lowerBound / size..<(pixels.upperBound + size - 1) / size
  }
}
