import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// Draws a theme as large as a region allows, and in a few small sizes where there is room.
  func drawStage(of id: String, in region: Region, frame: inout StudioFrame) {
    frame.box(region, title: "Preview")
    drawStageState(in: region, frame: &frame)
    frame.targets.append(ClickTarget(region: region, target: .nothing))
    guard let theme = library[id] else { return }
    if let problem = theme.current.problem {
      drawProblem(problem, in: region.inner, frame: &frame)
      return
    }
    var stage = region.inner
    if stage.rows >= 14, stage.columns >= Self.ladderColumns {
      drawLadder(of: id, in: stage, frame: &frame)
      stage.rows -= Self.ladderRows
    }
    if settings.reducesMotion, theme.current.theme?.accessibility.reducedMotion == .text {
      let label = theme.current.theme?.accessibility.label ?? ""
      let text = label.isEmpty ? "Loading" : label
      frame.write(text, in: stage.centered(columns: text.cellWidth, rows: 1))
      return
    }
    let slot = PictureSlot(
      source: .theme(id), row: stage.row, column: stage.column, columns: stage.columns,
      rows: stage.rows)
    frame.show(picture(of: id, columns: slot.columns, rows: slot.rows), in: slot)
  }

  private func drawProblem(_ problem: String, in region: Region, frame: inout StudioFrame) {
    for (row, line) in ("! " + problem).wrapped(columns: region.columns - 2).enumerated() {
      let place = Region(
        column: region.column + 1, row: region.row + row, columns: region.columns - 2, rows: 1)
      if row < region.rows { frame.write(line, in: place, .error) }
    }
  }

  /// What the preview is doing, in the lower border.
  private func drawStageState(in region: Region, frame: inout StudioFrame) {
    let place = Region(
      column: region.column + 2, row: region.row + region.rows - 1, columns: region.columns - 4,
      rows: 1)
    let time = clock.time(at: now)
    var parts = [
      clock.isPaused
        ? "paused at \(DecimalText.short(time.seconds, places: 2)) s"
        : "\(marks.playing) \(marks.times)\(DecimalText.short(clock.speed, places: 2))"
    ]
    if settings.reducesMotion { parts.append("reduced") }
    if let glyphs = settings.glyphs, !host.isASCII { parts.append(glyphs.rawValue) }
    if let depth = settings.depth { parts.append("colours: \(depth.name)") }
    if settings.backdrop != .terminal { parts.append("on \(settings.backdrop.name)") }
    frame.write(" \(parts.joined(separator: " \(marks.separator) ")) ", in: place, .faint)
  }

  private static let ladder: [(columns: Int, rows: Int)] = [(1, 1), (2, 1), (4, 2), (6, 3)]
  private static let ladderRows = 4
  private static let ladderColumns = 24

  /// The theme in the sizes that it has beside text, with their names below.
  private func drawLadder(of id: String, in region: Region, frame: inout StudioFrame) {
    let bottom = region.row + region.rows - 1
    let total = Self.ladder.reduce(0) { $0 + max($1.columns, 3) + 2 } - 2
    var column = region.column + (region.columns - total) / 2
    for size in Self.ladder {
      let width = max(size.columns, 3)
      let slot = PictureSlot(
        source: .theme(id), row: bottom - size.rows, column: column + (width - size.columns) / 2,
        columns: size.columns, rows: size.rows)
      frame.show(picture(of: id, columns: size.columns, rows: size.rows), in: slot)
      let name = "\(size.columns)\(marks.times)\(size.rows)"
      let place = Region(column: column, row: bottom, columns: width, rows: 1)
      frame.write(name, in: place.centered(columns: 3, rows: 1), .faint)
      column += width + 2
    }
  }
}
