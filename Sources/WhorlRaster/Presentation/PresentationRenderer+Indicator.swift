import WhorlCore

extension PresentationRenderer {
  /// What stands in the spinner's place.
  enum Indicator {
    /// The spinner, so long after it began to turn.
    case spinner(Time)
    /// How much of the work is done.
    case progress(HUDDesign.Mode, Double)
    /// A sign.
    case sign(glyph: String, ascii: String, color: ThemeColor, image: PixelImage?)
  }

  /// The least size in which pixels can be made out.
  private static let leastImage = CellExtent(columns: 3, rows: 2)

  /// What stands in the spinner's place at a moment.
  func indicator(
    of presentation: Presentation, showing content: PresentationContent, at time: Time
  ) -> Indicator {
    let design = presentation.design
    switch content {
    case .loading(let start):
      guard let share = presentation.progress else { return .spinner(time - start) }
      return .progress(design.mode == .indeterminate ? .annular : design.mode, share)
    case .result(let result, _):
      let sign = design.states[result]
      return .sign(glyph: sign.glyph, ascii: sign.ascii, color: sign.color, image: nil)
    case .reload:
      return .sign(
        glyph: design.reload.glyph, ascii: design.reload.ascii, color: design.message.textColor,
        image: reloadImage)
    }
  }

  /// The cells that it would like to have; `nil` where it has no place.
  func indicatorExtent(of presentation: Presentation, columns: Int, rows: Int) -> CellExtent? {
    let design = presentation.design
    guard design.spinnerPlace != .none else { return nil }
    var extent = spinnerExtent
    if design.layout == .overlay, theme.spinner.form != .glyphs {
      let room = CellSize.points(columns: columns, rows: rows)
      let side = design.lottieFactor * min(room.width, room.height)
      extent = CellExtent(columns: CellSize.columns(over: side), rows: CellSize.rows(over: side))
    }
    guard let content = presentation.content else { return extent }
    switch indicator(of: presentation, showing: content, at: .zero) {
    case .spinner: break
    case .progress(.bar, _):
      extent.columns = max(extent.columns, CellGrid.usualBarColumns)
      extent.rows = 1
    case .progress: break
    case .sign(let glyph, let ascii, _, _):
      let sign = renderer.glyphs == .ascii ? ascii : glyph
      extent.columns = max(extent.columns, sign.cellWidth)
    }
    return extent
  }

  /// Draws what stands in the spinner's place into a box.
  mutating func draw(
    _ indicator: Indicator, of design: HUDDesign, in box: CellBox, palette: PresentationPalette,
    on canvas: inout PresentationCanvas
  ) {
    switch indicator {
    case .spinner(let elapsed):
      let spinner = spinners.picture(
        of: theme, columns: box.columns, rows: box.rows, manner: manner, renderer: palette.renderer)
      canvas.lay(
        spinner.grid(
          at: playback?.moment(at: elapsed) ?? elapsed, columns: box.columns, rows: box.rows),
        row: box.row, column: box.column)
      drawImage(of: design, in: box, palette: palette, on: &canvas)
    case .progress(let mode, let share):
      let picture = progress(mode, share, in: box, palette: palette)
      let place = CellBox(columns: picture.columns, rows: picture.rows, inMiddleOf: box)
      canvas.lay(picture, row: place.row, column: place.column)
    case .sign(let glyph, let ascii, let color, let image):
      if let image, glyph.isEmpty || Self.hasRoom(box.columns, box.rows) {
        let picture = images.picture(
          of: image, isCentral: false, columns: box.columns, rows: box.rows,
          renderer: palette.renderer)
        canvas.lay(picture, row: box.row, column: box.column)
      } else {
        write(glyph, ascii: ascii, color: color, in: box, palette, on: &canvas)
      }
    }
  }

  private func progress(
    _ mode: HUDDesign.Mode, _ share: Double, in box: CellBox, palette: PresentationPalette
  ) -> CellGrid {
    let place = palette.renderer
    let color = place.foreground(
      theme.leadColor(on: place.surface).over(place.surface.background))
    let side = max(min(spinnerSize.width, spinnerSize.height), 1)
    let scene: Scene
    switch mode {
    case .bar:
      return CellGrid(
        bar: share, columns: box.columns, glyphs: place.glyphs, foreground: color,
        background: place.surface.rail.reduced(to: place.depth))
    case .determinate: scene = Scene(pie: share, of: theme, size: side, on: place.surface)
    case .annular, .indeterminate:
      scene = Scene(ring: share, of: theme, size: side, on: place.surface)
    }
    guard !place.isTooSmall(for: scene.size, columns: box.columns, rows: box.rows) else {
      return CellGrid(column: share, glyphs: place.glyphs, foreground: color)
    }
    return place.grid(of: scene, columns: box.columns, rows: box.rows)
  }

  /// Draws the picture in the middle of the spinner, where that is large enough to be seen around it.
  private mutating func drawImage(
    of design: HUDDesign, in box: CellBox, palette: PresentationPalette,
    on canvas: inout PresentationCanvas
  ) {
    guard theme.spinner.form != .glyphs, box.columns >= 4, box.rows >= 3 else { return }
    let scale = min(
      Double(box.columns) * CellSize.column / spinnerSize.width,
      Double(box.rows) * CellSize.row / spinnerSize.height)
    let columns = CellSize.columns(over: (design.image.width ?? spinnerSize.width / 2) * scale)
    let rows = CellSize.rows(over: (design.image.height ?? spinnerSize.height / 2) * scale)
    let place = CellBox(
      columns: min(columns, box.columns), rows: min(rows, box.rows), inMiddleOf: box)
    if let image, design.image.glyph.isEmpty || Self.hasRoom(place.columns, place.rows) {
      let picture = images.picture(
        of: image, isCentral: true, columns: place.columns, rows: place.rows,
        renderer: palette.renderer)
      canvas.lay(picture, row: place.row, column: place.column)
    } else if !design.image.glyph.isEmpty {
      write(
        design.image.glyph, ascii: design.image.ascii, color: design.message.textColor, in: box,
        palette, on: &canvas)
    }
  }

  private static func hasRoom(_ columns: Int, _ rows: Int) -> Bool {
    columns >= leastImage.columns && rows >= leastImage.rows
  }

  /// Writes a sign in the middle of a box.
  private func write(
    _ glyph: String, ascii: String, color: ThemeColor, in box: CellBox,
    _ palette: PresentationPalette, on canvas: inout PresentationCanvas
  ) {
    let sign = CellGrid(
      text: renderer.glyphs == .ascii ? ascii : glyph, foreground: palette.foreground(color))
    let place = CellBox(columns: sign.columns, rows: 1, inMiddleOf: box)
    canvas.lay(sign, row: place.row, column: place.column, isOpaque: true)
  }
}
