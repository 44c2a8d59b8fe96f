package import WhorlRaster

/// The rows of the normal screen that a performance takes, from the cursor's row downwards.
///
/// Between frames the cursor rests at the top left corner. A window that shrinks breaks the rows
/// into more rows below it, but keeps the cursor where it is in the text, so everything from there
/// on can always be erased.
package struct Stage {
  private let environment: Environment
  private let caption: Caption?
  private var writer: ANSIWriter
  /// How the picture that is on the screen is laid out; `nil` where nothing is known to be there.
  private var layout: Layout?
  /// What is on the screen of the picture itself, if there is a layout.
  private var shown = CellGrid(columns: 0, rows: 0)
  /// The number of the picture that is on the screen, if it has one and there is a layout.
  private var number: Int?
  /// What leads to the numbered pictures; mostly it is the same every time. It is kept by the place
  /// in the round of pictures, where there is one, else by the number of the picture before.
  private var passages: [Passage?] = []
  /// The place that the screen is at, if it is one of a round, and the one that `shown` is at.
  private var place: Int?
  private var shownPlace: Int?

  /// What leads from one numbered picture to another, where pictures stand in one place.
  private struct Passage {
    let origin: Int
    let destination: Int
    let changes: [CellChange]
    let bytes: [UInt8]
  }

  /// Creates a stage on which nothing has been drawn.
  package init(environment: Environment, caption: Caption?, depth: ColorDepth) {
    self.environment = environment
    self.caption = caption
    writer = ANSIWriter(depth: depth)
  }

  /// Erases everything from the first column of the cursor's row on, in the default colours.
  package static let erasure = "\r\u{1B}[m\u{1B}[J"

  /// Makes the next picture a first one: what is on the screen is no longer known.
  package mutating func clear() {
    layout = nil
    number = nil
    place = nil
  }

  /// Whether the next picture is a first one.
  package var isCleared: Bool { layout == nil }

  /// Says that the numbered pictures stand elsewhere than they did.
  mutating func movePictures() {
    settle()
    number = nil
    place = nil
    passages = []
  }

  /// Shows the next frame of a round, if nothing but the picture has changed and it is known how;
  /// returns whether it is.
  mutating func roll(to next: Int, on owner: inout TerminalOwner) -> Bool {
    guard let number, let place, next == place + 1 || next == 0, next < passages.count,
      let passage = passages[next], passage.origin == number
    else { return false }
    self.number = passage.destination
    self.place = next
    if !passage.bytes.isEmpty { owner.send(passage.bytes) }
    return true
  }

  /// Brings what is known of the screen to where the frames of a round have led.
  private mutating func settle() {
    guard let place, var at = shownPlace else { return }
    while at != place {
      at = at + 1 < passages.count ? at + 1 : 0
      if let passage = passages[at] { apply(passage.changes) }
    }
    shownPlace = place
  }

  private mutating func apply(_ changes: [CellChange]) {
    for change in changes {
      for (offset, cell) in change.cells.enumerated() {
        shown[row: change.row, column: change.column + offset] = cell
      }
    }
  }

  /// Draws what changed since the picture before, with one write.
  ///
  /// - Parameters:
  ///   - place: which frame of a round it is; `nil` where there is no round.
  ///   - isSteady: whether nothing but a numbered picture has changed.
  package mutating func show(
    _ page: Page, place: Int? = nil, isSteady: Bool = true, on owner: inout TerminalOwner
  ) {
    owner.enter()
    settle()
    defer {
      self.place = page.number == nil ? nil : place
      shownPlace = self.place
    }
    let origin = isSteady ? number : nil
    if let origin, let destination = page.number {
      guard destination != origin || place != nil else { return }
      let key = place ?? origin
      if key < passages.count, let passage = passages[key], passage.origin == origin,
        passage.destination == destination
      {
        number = destination
        apply(passage.changes)
        if !passage.bytes.isEmpty { owner.send(passage.bytes) }
        return
      }
    }
    guard let part = layout?.visiblePart(of: page.grid) else {
      return showFirst(page, on: &owner)
    }
    let changes = part.changes(from: shown)
    writer.write(changes, cursorRow: 0)
    let bytes = writer.take()
    shown = part
    number = page.number
    if let origin, let number {
      let key = place ?? origin
      while passages.count <= key { passages.append(nil) }
      passages[key] = Passage(origin: origin, destination: number, changes: changes, bytes: bytes)
    }
    if !bytes.isEmpty { owner.send(bytes) }
  }

  private mutating func showFirst(_ page: Page, on owner: inout TerminalOwner) {
    let layout = layout(for: page.grid, in: owner.reportedSize)
    if let part = layout.visiblePart(of: page.grid) {
      writer.write(layout.grid(with: part).changes(from: layout.blank), cursorRow: 0)
      shown = part
    }
    owner.send(Array((Self.erasure + Self.room(rows: layout.rows)).utf8) + writer.take())
    self.layout = layout
    number = page.number
    passages = []
  }

  private func layout(for picture: CellGrid, in reported: WindowSize?) -> Layout {
    Layout(
      columns: picture.columns, rows: picture.rows, caption: caption,
      ellipsis: environment.showsSigns ? "…" : ">", in: environment.windowSize(reported: reported))
  }

  /// Makes room for rows, scrolling if need be, and returns to the top left corner.
  private static func room(rows: Int) -> String {
    guard rows > 1 else { return "" }
    return String(repeating: "\n", count: rows - 1) + "\u{1B}[\(rows - 1)A\r"
  }
}
