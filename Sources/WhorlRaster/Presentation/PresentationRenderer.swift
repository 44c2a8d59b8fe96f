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
  private let spinnerExtent: CellExtent
  private var spinners = SpinnerCache()

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
    var grid = backdrop
    let fill = theme.color(presentation.design.overlay.color, on: renderer.surface)
    if fill.alpha > 0 {
      for row in frame.rows {
        for column in frame.columns {
          grid[row: row, column: column] = Cell(
            glyph: " ", background: renderer.background(Ink(fill)))
        }
      }
    }
    draw(content, of: presentation, layout: layout, frame: frame, at: time, in: &grid)
    return grid
  }

  /// The cells that may be clicked while it offers to try again, which are those of its frame; `nil`
  /// while it does not.
  public func activeArea(
    of presentation: Presentation, columns: Int, rows: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard columns > 0, rows > 0, case .reload = presentation.state else { return nil }
    let frame = FrameCells(layout(of: presentation, columns: columns, rows: rows), pose: .rest)
    return (frame.columns, frame.rows)
  }

  private mutating func draw(
    _ content: PresentationContent, of presentation: Presentation, layout: PresentationLayout,
    frame: FrameCells, at time: Time, in grid: inout CellGrid
  ) {
    if let box = layout.spinner {
      switch content {
      case .loading(let start):
        let elapsed = time - start
        let moment = playback?.moment(at: elapsed) ?? elapsed
        let picture = spinners.picture(
          of: theme, columns: box.columns, rows: box.rows, manner: manner, renderer: renderer)
        let spinner = picture.grid(at: moment, columns: box.columns, rows: box.rows)
        grid.lay(spinner, row: frame.row + box.row, column: frame.column + box.column, in: frame)
      case .result(let result, _):
        let sign = presentation.design.states[result]
        let text = renderer.glyphs == .ascii ? sign.ascii : sign.glyph
        drawWords(text, color: sign.color, in: box, frame: frame, grid: &grid)
      case .reload:
        let reload = presentation.design.reload
        let text = renderer.glyphs == .ascii ? reload.ascii : reload.glyph
        drawWords(
          text, color: presentation.design.message.textColor, in: box, frame: frame, grid: &grid)
      }
    }
    for line in layout.lines {
      let words = line.isDetail ? presentation.design.details : presentation.design.message
      let color = renderer.foreground(theme.color(words.textColor, on: renderer.surface))
      var text = CellGrid(columns: line.text.cellWidth, rows: 1)
      text.write(line.text, row: 0, column: 0, foreground: color)
      grid.lay(text, row: frame.row + line.row, column: frame.column + line.column, in: frame)
    }
  }

  private func drawWords(
    _ text: String, color: ThemeColor, in box: CellBox, frame: FrameCells, grid: inout CellGrid
  ) {
    var words = CellGrid(columns: text.cellWidth, rows: 1)
    words.write(
      text, row: 0, column: 0,
      foreground: renderer.foreground(theme.color(color, on: renderer.surface)))
    let place = CellBox(
      columns: words.columns, rows: 1,
      aroundColumn: Double(box.column) + Double(box.columns) / 2,
      row: Double(box.row) + Double(box.rows) / 2)
    grid.lay(words, row: frame.row + place.row, column: frame.column + place.column, in: frame)
  }

  private func layout(
    of presentation: Presentation, columns: Int, rows: Int
  ) -> PresentationLayout {
    let design = presentation.design
    let isLoading = presentation.content == nil || presentation.isAnimating
    return PresentationLayout(
      PresentationLayout.Parts(
        message: presentation.shownMessage, details: isLoading ? presentation.details : "",
        spinner: spinnerExtent(in: design, columns: columns, rows: rows),
        ellipsis: renderer.glyphs == .ascii ? "..." : "…"),
      design: design, columns: columns, rows: rows)
  }

  private func spinnerExtent(in design: HUDDesign, columns: Int, rows: Int) -> CellExtent? {
    guard design.spinnerPlace != .none else { return nil }
    guard design.layout == .overlay, theme.spinner.form != .glyphs else { return spinnerExtent }
    let room = CellSize.points(columns: columns, rows: rows)
    let side = design.lottieFactor * min(room.width, room.height)
    return CellExtent(columns: CellSize.columns(over: side), rows: CellSize.rows(over: side))
  }
}

extension CellExtent {
  /// The cells that a theme's spinner takes by its own size.
  init(of theme: Theme, drawnBy renderer: CellRenderer) {
    let size = Animation(theme, on: renderer.surface).size
    var frames: [String]?
    if case .glyphs(let glyphs) = theme.spinner {
      frames = renderer.glyphs == .ascii ? (theme.terminal.ascii ?? glyphs).frames : glyphs.frames
    }
    columns = frames?.reduce(1) { max($0, $1.cellWidth) } ?? CellSize.columns(over: size.width)
    rows = frames == nil ? CellSize.rows(over: size.height) : 1
  }
}
