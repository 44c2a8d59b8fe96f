public import WhorlCore

/// Draws a theme's presentation over the contents of a container.
///
/// A column stands for 8 pt and a row for 16 pt. What has been drawn once and is still the same, such
/// as contents that are blurred, is kept, so a renderer is best kept as long as what it draws.
public struct PresentationRenderer: Sendable {
  /// What is drawn.
  let theme: Theme
  /// How it is drawn, on the container's own colours.
  let renderer: CellRenderer
  /// How much motion is wanted.
  let manner: Performance.Manner
  /// The picture in the middle of the spinner.
  let image: PixelImage?
  /// What stands in the spinner's place while one may try again.
  let reloadImage: PixelImage?
  /// How often and how fast the spinner is played; `nil` for ever, as fast as it is.
  let playback: Playback?
  /// The spinner's own size, in cells.
  let spinnerExtent: CellExtent
  /// The spinner's own size, in points.
  let spinnerSize: Size
  var spinners = SpinnerCache()
  var images = ImageCache()
  private var veils = VeilCache()

  /// Prepares a theme.
  ///
  /// - Parameters:
  ///   - renderer: how to draw; its characters and cell shape are replaced.
  ///   - glyphs: the characters to draw with; `nil` for the theme's own choice, or `preferred`.
  ///   - preferred: the characters that suit the place, where neither the caller nor the theme
  ///     wants particular ones.
  ///   - cellAspect: a cell's width divided by its height; `nil` for what the theme takes it for.
  ///   - manner: how much the spinner may move; what comes and goes is the design's to say, see
  ///     ``HUDDesign/withoutMotion``.
  ///   - image: the pixels of the design's centre picture, where it names a file.
  ///   - reloadImage: those of the picture that offers to try again.
  ///   - playback: how often and how fast the spinner is played.
  public init(
    _ theme: Theme, renderer: CellRenderer, glyphs: GlyphSet? = nil,
    preferred: GlyphSet = .braille, cellAspect: Double? = nil, manner: Performance.Manner = .full,
    image: PixelImage? = nil, reloadImage: PixelImage? = nil, playback: Playback? = nil
  ) {
    var renderer = renderer
    renderer.adapt(to: theme, glyphs: glyphs, preferred: preferred, cellAspect: cellAspect)
    self.theme = theme
    self.renderer = renderer
    self.manner = manner
    self.image = image
    self.reloadImage = reloadImage
    self.playback = playback
    spinnerSize = Animation(theme, on: renderer.surface).size
    spinnerExtent = CellExtent(of: theme, drawnBy: renderer)
  }

  /// Where it rests in a container of so many cells.
  public func placement(of presentation: Presentation, columns: Int, rows: Int) -> Placement {
    layout(of: presentation, columns: columns, rows: rows).placement
  }

  /// The container's contents with the presentation over them.
  public mutating func grid(
    of presentation: Presentation, at time: Time, over backdrop: CellGrid
  ) -> CellGrid {
    guard backdrop.columns > 0, backdrop.rows > 0, let content = presentation.content,
      let pose = presentation.pose(at: time)
    else { return backdrop }
    let layout = layout(of: presentation, columns: backdrop.columns, rows: backdrop.rows)
    let frame = FrameCells(layout, pose: pose)
    let painter = CellPainter(renderer)
    let overlay = presentation.design.overlay
    let veil = Veil(
      overlay, fill: theme.color(overlay.color, on: renderer.surface), frame: frame, in: backdrop,
      alpha: pose.alpha, painter: painter, glyphs: renderer.glyphs)
    let veiled = veils.picture(of: backdrop, under: veil, painter: painter, glyphs: renderer.glyphs)
    guard painter.shows(pose.alpha), !frame.rows.isEmpty, !frame.columns.isEmpty else {
      return veiled.grid
    }
    var canvas = PresentationCanvas(veiled, frame: frame, painter: painter, alpha: pose.alpha)
    let palette = PresentationPalette(
      theme, renderer: renderer, ground: veils.ground(of: veiled, in: frame, painter: painter))
    if let place = layout.spinner {
      let box = frame.box(of: place, in: layout, isScaled: true)
      draw(
        indicator(of: presentation, showing: content, at: time), of: presentation.design, in: box,
        palette: palette, on: &canvas)
    }
    for line in layout.lines { draw(line, of: presentation, layout, palette, on: &canvas) }
    return canvas.grid
  }

  /// The cells that may be clicked while it offers to try again, which are those of its frame; `nil`
  /// while it does not.
  public func activeArea(
    of presentation: Presentation, columns: Int, rows: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard columns > 0, rows > 0, case .reload = presentation.state else { return nil }
    let frame = FrameCells(layout(of: presentation, columns: columns, rows: rows), pose: .rest)
    return (frame.columns, frame.touchedRows(of: rows))
  }

  /// Writes a row of words.
  private func draw(
    _ line: PresentationLayout.Line, of presentation: Presentation, _ layout: PresentationLayout,
    _ palette: PresentationPalette, on canvas: inout PresentationCanvas
  ) {
    let words = line.isDetail ? presentation.design.details : presentation.design.message
    let style: CellStyle = words.bold ? .bold : line.isDetail ? .dim : []
    let text = CellGrid(
      text: line.text, foreground: palette.foreground(words.textColor), style: style)
    let place = canvas.frame.box(
      of: CellBox(column: line.column, row: line.row, columns: text.columns, rows: 1), in: layout,
      isScaled: false)
    if theme.color(presentation.design.overlay.color, on: renderer.surface).alpha == 0 {
      // Over what shows through, words need a blank on each side to be told from it.
      let blank = CellGrid(columns: text.columns + 2, rows: 1)
      canvas.lay(blank, row: place.row, column: place.column - 1, isOpaque: true)
    }
    let shadow = theme.color(words.shadowColor, on: renderer.surface)
    if shadow.alpha > 0, renderer.depth > .ansi16 {
      let row = place.row + words.shadowOffset.height.step
      // Letters on an edge of the frame would stick out of it.
      if !canvas.hasEdge(in: row) {
        canvas.lay(
          CellGrid(
            text: line.text, foreground: palette.foreground(words.shadowColor), style: style),
          row: row, column: place.column + words.shadowOffset.width.step, isOpaque: true)
      }
    }
    canvas.lay(text, row: place.row, column: place.column, isOpaque: true)
  }

  private func layout(
    of presentation: Presentation, columns: Int, rows: Int
  ) -> PresentationLayout {
    let design = presentation.design
    let isLoading = presentation.content == nil || presentation.isAnimating
    return PresentationLayout(
      PresentationLayout.Parts(
        message: presentation.shownMessage, details: isLoading ? presentation.details : "",
        spinner: indicatorExtent(of: presentation, columns: columns, rows: rows),
        ellipsis: renderer.glyphs == .ascii ? "..." : "…"),
      design: design, columns: columns, rows: rows)
  }
}

extension CellGrid {
  /// One row of words, as wide as they are.
  init(text: String, foreground: Color?, style: CellStyle = []) {
    self.init(columns: text.cellWidth, rows: 1)
    write(text, row: 0, column: 0, foreground: foreground, style: style)
  }
}

extension Double {
  /// One cell in the direction of this length.
  fileprivate var step: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
