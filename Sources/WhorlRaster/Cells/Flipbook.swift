public import WhorlCore

/// A theme's pictures in one size, drawn only once where the theme has no more than some.
///
/// Drawing a glyph takes longer than all else that a frame of one needs, and it is always the same
/// few glyphs. In a cell or a few every theme that repeats itself comes down to some pictures: those
/// of the sixtieths of a second of its round, since more than sixty a second are never shown.
public struct Flipbook: Hashable, Sendable {
  /// The most cells to keep: some megabytes.
  private static let capacity = 65_536
  /// The most cells of a picture in which a sixtieth of a second makes no difference.
  private static let fewCells = 4
  /// The most pictures of a round to keep: a minute.
  private static let mostSteps = 3600

  private let renderer: ThemeRenderer
  private let columns: Int
  private let rows: Int
  private let round: Round?
  private var pages: [Page?] = []

  /// A round that is shown in steps.
  private struct Round: Hashable {
    let loop: Loop
    let steps: Int

    /// The step that a time falls into, if the round has begun.
    func step(at time: Time) -> Int? {
      guard time >= loop.start else { return nil }
      return Int((time - loop.start).phase(of: loop.length) * Double(steps))
    }

    /// When a step begins in the first round.
    func beginning(of step: Int) -> Time {
      loop.start + loop.length.scaled(by: Double(step) / Double(steps))
    }
  }

  /// Creates a book in which nothing has been drawn yet.
  public init(_ renderer: ThemeRenderer, columns: Int, rows: Int) {
    self.renderer = renderer
    self.columns = columns
    self.rows = rows
    let isNumbered = renderer.picture(at: .zero, columns: columns, rows: rows) != nil
    round =
      isNumbered || columns * rows > Self.fewCells
      ? nil
      : renderer.loop(columns: columns, rows: rows).flatMap { loop in
        let steps = (loop.length.seconds * 60).rounded(.up)
        guard steps >= 1, steps <= Double(Self.mostSteps) else { return nil }
        return Round(loop: loop, steps: Int(steps))
      }
  }

  /// The rhythm of the pictures; `nil` where every moment may differ, or some pictures are shown
  /// longer than others.
  public var rhythm: Rhythm? { renderer.rhythm(columns: columns, rows: rows) }

  /// The picture at a time from the start.
  public mutating func page(at time: Time) -> Page {
    if let round {
      if let step = round.step(at: time) { return page(step, at: round.beginning(of: step)) }
    } else if let number = renderer.picture(at: time, columns: columns, rows: rows) {
      return page(number, at: time)
    }
    return Page(renderer.grid(at: time, columns: columns, rows: rows))
  }

  private mutating func page(_ number: Int, at time: Time) -> Page {
    if number < pages.count, let page = pages[number] { return page }
    let grid = renderer.grid(at: time, columns: columns, rows: rows)
    guard (number + 1) * columns * rows <= Self.capacity else { return Page(grid) }
    let page = Page(grid, number: number)
    while pages.count <= number { pages.append(nil) }
    pages[number] = page
    return page
  }
}
