import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// The rows at the bottom of the screen in which the bar comes and goes.
  private static let bannerRows = 6

  /// How many rows of the list lie under the bar.
  var bannerCover: Int {
    // One of the bar's rows lies over the list's border.
    banner.presentation.isVisible ? Int(banner.presentation.design.height ?? 0) / 16 - 1 : 0
  }

  /// The folder that could not be read, in words.
  private var folderProblem: String? {
    // What is wrong and what to do come first, since the end of a long path may be cut off.
    problems.first { !$0.path.hasSuffix(".json") }.map {
      "\($0.reason): try again (F5, or click) \($0.shownPath)"
    }
  }

  /// A bar like that of the ancestor that has such bars, as wide as the screen.
  static func newBanner() -> Presented {
    Presented(like: .gv) { design in
      design.width = nil
      design.height = 48
      design.position = .bottom
      design.spinnerPlace = .left
      design.message.shadowColor = .role(.clear)
    }
  }

  /// Brings the bar to the present, and to what could not be read.
  mutating func advanceBanner() {
    banner.suit(settings.manner)
    banner.presentation.advance(to: now)
    say(folderProblem)
    if banner.presentation.isVisible { banner.prepare(looks(on: .terminal)) }
  }

  /// Says what is wrong, or that nothing is any more.
  private mutating func say(_ problem: String?) {
    guard let problem else {
      if banner.presentation.isWanted {
        banner.presentation.apply(.exitReload(), at: now)
        banner.presentation.apply(.dismiss, at: now)
      }
      return
    }
    if !banner.presentation.isWanted { banner.presentation.apply(.show(), at: now) }
    if banner.presentation.state != .reload || banner.presentation.shownMessage != problem {
      banner.presentation.apply(.reload(message: problem), at: now)
    }
  }

  /// Draws the bar over what is on the screen already.
  func drawBanner(in frame: inout StudioFrame) {
    guard case .gallery = screen, banner.presentation.isVisible, !work.presentation.isVisible
    else { return }
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
