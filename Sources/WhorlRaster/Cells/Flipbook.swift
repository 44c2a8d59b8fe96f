public import WhorlCore

/// A theme's pictures in one size, drawn only once where the theme has no more than some.
///
/// Drawing a glyph takes longer than all else that a frame of one needs, and it is always the same
/// few glyphs. In a cell or a few every theme that repeats itself comes down to some pictures: those
/// of the sixtieths of a second of its round, since more than sixty a second are never shown.
public struct Flipbook: Hashable, Sendable {
  /// The most cells to keep: some megabytes.
  private static let capacity = 65_535
  /// The most cells of a picture in which a sixtieth of a second makes no difference.
  private static let fewCells = 4
  /// The most pictures of a round to keep: a minute.
  private static let mostSteps = 3600

  private let renderer: ThemeRenderer
  private let columns: Int
  private let rows: Int
  private let order: Order
  /// The numbers of the pages of the animation's own pictures or of a round's steps, `undrawn` for
  /// those that have not been drawn. There are many of them, and they are all that a frame reads: so
  /// they are short.
  private var steps: [UInt16] = []
  /// What has been drawn.
  private var pages: [Page] = []
  private static let undrawn = UInt16.max

  /// How the pictures follow each other.
  private enum Order: Hashable {
    /// Every moment may differ.
    case free
    /// The animation itself has so many.
    case numbered
    case round(Round)
  }

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
    if renderer.picture(at: .zero, columns: columns, rows: rows) != nil {
      order = .numbered
      return
    }
    guard columns * rows <= Self.fewCells, let loop = renderer.loop(columns: columns, rows: rows)
    else {
      order = .free
      return
    }
    let count = (loop.length.seconds * 60).rounded(.up)
    guard count >= 1, count <= Double(Self.mostSteps) else {
      order = .free
      return
    }
    order = .round(Round(loop: loop, steps: Int(count)))
    steps = Array(repeating: Self.undrawn, count: Int(count))
  }

  /// The rhythm of the pictures; `nil` where every moment may differ, or some pictures are shown
  /// longer than others.
  public var rhythm: Rhythm? { renderer.rhythm(columns: columns, rows: rows) }

  /// The picture at a time from the start.
  public mutating func page(at time: Time) -> Page {
    if let number = number(at: time) { return pages[number] }
    return Page(renderer.grid(at: time, columns: columns, rows: rows))
  }

  /// The number of the picture at a time from the start, which is drawn if it has not been; `nil`
  /// where every moment may differ, or there are too many to keep.
  private mutating func number(at time: Time) -> Int? {
    let step: Int
    var moment = time
    switch order {
    case .free: return nil
    case .numbered:
      guard let picture = renderer.picture(at: time, columns: columns, rows: rows),
        (picture + 1) * columns * rows <= Self.capacity
      else { return nil }
      step = picture
      while steps.count <= step { steps.append(Self.undrawn) }
    case .round(let round):
      guard let found = round.step(at: time) else { return nil }
      step = found
      moment = round.beginning(of: found)
    }
    if steps[step] != Self.undrawn { return Int(steps[step]) }
    let grid = renderer.grid(at: moment, columns: columns, rows: rows)
    let twin = steps.count <= Self.mostSteps ? pages.lastIndex { $0.grid == grid } : nil
    let number = twin ?? pages.count
    if twin == nil { pages.append(Page(grid, number: number)) }
    steps[step] = UInt16(number)
    return number
  }
}
