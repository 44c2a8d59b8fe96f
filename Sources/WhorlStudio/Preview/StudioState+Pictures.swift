import WhorlCore
import WhorlRaster

/// A theme, ready to be drawn.
struct ThemePicture: Hashable, Sendable {
  /// As it is when it is chosen.
  var chosen: ThemeRenderer
  /// As it is beside another one that is chosen.
  var other: ThemeRenderer
  /// How many frames a second it has, 1…60.
  var frameRate: Double
}

extension StudioState {
  /// Brings the picture of a theme up to date.
  mutating func prepare(_ id: String) {
    pictures[id] = library[id]?.current.theme.map { theme in
      // Where less motion is wanted, only the chosen theme moves, as its author wants it to.
      ThemePicture(
        chosen: renderer(of: theme, settings.manner),
        other: renderer(of: theme, settings.reducesMotion ? .still : .full),
        frameRate: min(max(theme.terminal.frameRate, 1), 60))
    }
  }

  /// Brings all pictures up to date.
  mutating func prepareAll() {
    pictures = [:]
    for theme in library.themes { prepare(theme.id) }
  }

  /// What is to be seen now in a place where something moves; `backdrop` is what lies below what
  /// lies above all.
  mutating func picture(of slot: PictureSlot, over backdrop: CellGrid) -> CellGrid {
    let (columns, rows) = (slot.columns, slot.rows)
    switch slot.source {
    case .theme(let id): return picture(of: id, columns: columns, rows: rows)
    case .course: return courseGrid(columns: columns, rows: rows)
    case .pull: return pullPicture(columns: columns, rows: rows)
    case .banner: return banner.grid(at: now, over: backdrop)
    case .work: return work.grid(at: now, over: backdrop)
    case .stage:
      guard let stage,
        var grid = painter?.grid(of: stage, at: clock.time(at: now), columns: columns, rows: rows)
      else { return CellGrid(columns: columns, rows: rows) }
      if let color = settings.backdrop.color { grid.paint(color.reduced(to: depth)) }
      return grid
    }
  }

  /// What a theme looks like now in some columns and rows.
  func picture(of id: String, columns: Int, rows: Int) -> CellGrid {
    guard let picture = pictures[id] else { return CellGrid(columns: columns, rows: rows) }
    let renderer = id == subject ? picture.chosen : picture.other
    var grid = renderer.grid(at: clock.time(at: now), columns: columns, rows: rows)
    if let color = settings.backdrop.color { grid.paint(color.reduced(to: depth)) }
    return grid
  }

  private func renderer(of theme: Theme, _ manner: Performance.Manner) -> ThemeRenderer {
    let looks = looks(on: settings.backdrop)
    return ThemeRenderer(
      theme, cellAspect: looks.cellAspect, glyphs: looks.glyphs, preferred: looks.preferred,
      manner: manner, renderer: looks.cells)
  }
}

extension CellGrid {
  /// Paints a colour behind what has none.
  fileprivate mutating func paint(_ color: Color?) {
    for place in cells.indices where cells[place].background == nil {
      cells[place].background = color
    }
  }
}
