internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// An indicator's line while it turns.
struct Scenery {
  private let clock: FrameClock
  private var picture: StagedTheme
  private var line: StatusLine

  /// Begins now.
  init(_ theme: Theme, in surroundings: Surroundings) {
    picture = StagedTheme(theme, in: surroundings.stage)
    let rate = Int(theme.terminal.frameRate.rounded())
    clock = Pace(picture.rhythm, rate: rate).clock(from: MonotonicClock.now)
    line = StatusLine(side: .left, ellipsis: surroundings.showsSigns ? "…" : ">")
  }

  mutating func grid(
    at now: Time, message: String, progress: Double?, columns: Int
  ) -> CellGrid {
    let page = picture.page(at: clock.offset(of: max(clock.frame(at: now), 0)))
    line.layOut(
      title: message, note: progress.map { "\(Int(($0 * 100).rounded(.down)))%" },
      pictureColumns: page.grid.columns, width: columns)
    return line.grid(with: page.grid)
  }

  func nextFrame(after now: Time) -> Time { clock.deadline(of: clock.frame(at: now) + 1) }
}
