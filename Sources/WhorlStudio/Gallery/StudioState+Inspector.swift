import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// Draws what there is to know of the chosen theme.
  func drawInspector(in frame: inout StudioFrame) {
    let region = layout.inspector
    frame.fill(region)
    frame.box(region, title: "Theme")
    frame.targets.append(ClickTarget(region: region, target: .nothing))
    guard let entry = library[gallery.chosen] else { return }
    var inner = region.inner
    inner.column += 1
    inner.columns -= 2
    var row = 0
    func next() -> Region {
      defer { row += 1 }
      return row < inner.rows
        ? inner.line(row) : Region(column: 0, row: inner.row, columns: 0, rows: 0)
    }
    frame.write(entry.name, in: next(), .strong)
    guard let theme = entry.current.theme else { return }
    if !theme.title.isEmpty { frame.write(theme.title, in: next()) }
    row += 1
    for fact in facts(of: theme, entry) {
      let place = next()
      let used = frame.write(fact.name, in: place, .faint)
      guard used > 0 else { break }
      let value = Region(
        column: place.column + 9, row: place.row, columns: place.columns - 9, rows: 1)
      switch fact.value {
      case .text(let text): frame.write(text, in: value)
      case .colors(let colors): frame.draw(colors, in: value, depth: depth)
      }
    }
    row += 1
    for line in theme.description.wrapped(columns: inner.columns) {
      frame.write(line, in: next())
    }
    guard let warning = entry.current.document?.warnings.first else { return }
    row += 1
    for line in ("! " + warning.message).wrapped(columns: inner.columns) {
      frame.write(line, in: next(), .warning)
    }
  }

  private struct Fact {
    enum Value {
      case text(String)
      case colors([Color])
    }
    var name: String
    var value: Value
  }

  private func facts(of theme: Theme, _ entry: LibraryTheme) -> [Fact] {
    var facts = [Fact(name: "form", value: .text(theme.spinner.form.rawValue))]
    let loop = Animation(theme, on: host.surface).loop.map {
      DecimalText.short($0.length.seconds, places: 2) + " s"
    }
    facts.append(Fact(name: "loop", value: .text(loop ?? "never repeats")))
    if let size = theme.value(at: PropertyPath(["spinner", "size"])), case .number(let side) = size
    {
      facts.append(Fact(name: "size", value: .text(DecimalText.short(side, unit: .points))))
    }
    let colors = shownColors(of: theme)
    if !colors.isEmpty { facts.append(Fact(name: "colours", value: .colors(colors))) }
    let texts = [
      ("rate", DecimalText.short(theme.terminal.frameRate, unit: .framesPerSecond)),
      ("tags", theme.tags.joined(separator: " ")), ("author", theme.author),
      ("source", theme.source), ("licence", theme.license), ("file", entry.origin.text),
    ]
    return facts
      + texts.filter { !$0.1.isEmpty }.map { Fact(name: $0.0, value: .text($0.1)) }
  }

  /// The colours that a theme turns in, as they are on what the preview is shown on.
  private func shownColors(of theme: Theme) -> [Color] {
    var seen: Set<ThemeColor> = [.role(.clear), .role(.foreground)]
    return theme.spinner.colors.filter { seen.insert($0).inserted }
      .compactMap { resolved($0, in: theme) }
  }

  /// The colour that a name stands for here; `nil` for an unknown one.
  func resolved(_ color: ThemeColor, in theme: Theme) -> Color? {
    let surface = settings.backdrop.surface(of: host.surface)
    switch color {
    case .literal(let literal): return literal
    case .palette(let name):
      guard let entry = theme.paletteColor(named: name) else { return nil }
      if case .palette = entry { return nil }
      return resolved(entry, in: theme)
    case .role(.foreground): return surface.foreground
    case .role(.background): return surface.background
    case .role(.accent): return surface.accent
    case .role(.rail): return surface.rail
    case .role(.clear): return .clear
    }
  }
}

extension Origin {
  /// Where the theme's file is, for people.
  fileprivate var text: String {
    switch self {
    case .own(let path), .shared(let path), .file(let path): path
    case .builtIn: "built in"
    case .unsaved: "not saved yet"
    }
  }
}

extension StudioFrame {
  /// Shows colours side by side, two cells each.
  mutating func draw(_ colors: [Color], in region: Region, depth: ColorDepth) {
    for (place, color) in colors.enumerated() where place * 3 + 2 <= region.columns {
      draw(color, row: region.row, column: region.column + place * 3, depth: depth)
    }
  }

  /// Shows a sample of a colour in two cells; nothing where no colours can be shown, or for an
  /// invisible one.
  mutating func draw(_ color: Color, row: Int, column: Int, depth: ColorDepth) {
    guard color.alpha > 0, let shown = color.reduced(to: depth) else { return }
    let cell = Cell(glyph: " ", background: shown)
    show(cell, row: row, column: column)
    show(cell, row: row, column: column + 1)
  }
}
