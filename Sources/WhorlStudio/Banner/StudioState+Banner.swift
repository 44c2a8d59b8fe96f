import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// The rows at the bottom of the screen in which the bar comes and goes.
  private static let bannerRows = 6

  /// The folder that could not be read, in words.
  private var folderProblem: String? {
    // What to do comes first, since the end of a long path may be cut off.
    problems.first { !$0.path.hasSuffix(".json") }.map {
      "try again (F5, or click): \($0.message)"
    }
  }

  /// Brings the bar to the present, and to what could not be read.
  mutating func advanceBanner() {
    banner.advance(to: now)
    banner.say(folderProblem, at: now)
    guard banner.presentation.isVisible else { return }
    banner.prepare(
      cells: CellRenderer(depth: depth, surface: host.surface),
      glyphs: host.isASCII ? .ascii : settings.glyphs, preferred: host.glyphs)
  }

  /// Draws the bar over what is on the screen already.
  func drawBanner(in frame: inout StudioFrame) {
    guard case .gallery = screen, banner.presentation.isVisible else { return }
    let place = Region(
      column: 0, row: layout.status.row - Self.bannerRows, columns: columns,
      rows: Self.bannerRows)
    frame.capture(place, surface: host.surface)
    let slot = PictureSlot(
      source: .banner, row: place.row, column: place.column, columns: place.columns,
      rows: place.rows)
    var banner = banner
    frame.show(banner.grid(at: now, over: frame.backdrop), in: slot)
    guard let area = banner.activeArea(columns: place.columns, rows: place.rows) else { return }
    frame.targets.append(
      ClickTarget(
        region: Region(
          column: area.columns.lowerBound, row: place.row + area.rows.lowerBound,
          columns: area.columns.count, rows: area.rows.count), target: .action(.rescan)))
  }
}
