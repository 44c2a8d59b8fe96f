internal import WhorlRaster

/// The rows of the normal screen that a performance takes, from the cursor's row downwards.
///
/// Between frames the cursor rests at the top left corner. A window that shrinks breaks the rows
/// into more rows below it, but keeps the cursor where it is in the text, so everything from there
/// on can always be erased.
struct Stage {
  private let environment: Environment
  private let caption: Caption?
  private var writer: ANSIWriter
  /// How the picture that is on the screen is laid out; `nil` where nothing is known to be there.
  private var layout: Layout?
  /// What is on the screen of the picture itself, if there is a layout.
  private var shown = CellGrid(columns: 0, rows: 0)
  /// The number of the picture that is on the screen, if it has one and there is a layout.
  private var number: Int?
  /// What leads away from each numbered picture; mostly it is the same every time.
  private var passages: [Passage?] = []

  /// What leads from one numbered picture to another, in one layout.
  private struct Passage {
    let destination: Int
    let shown: CellGrid
    let bytes: [UInt8]
  }

  init(environment: Environment, caption: Caption?, depth: ColorDepth) {
    self.environment = environment
    self.caption = caption
    writer = ANSIWriter(depth: depth)
  }

  /// Erases everything from the first column of the cursor's row on, in the default colours.
  static let erasure = "\r\u{1B}[m\u{1B}[J"

  /// Makes the next picture a first one: what is on the screen is no longer known.
  mutating func clear() {
    layout = nil
    number = nil
  }

  /// Whether the next picture is a first one.
  var isCleared: Bool { layout == nil }

  /// Says that what stands around the numbered pictures is other than it was.
  mutating func changeSurroundings() {
    number = nil
    passages = []
  }

  /// Draws what changed since the picture before, with one write.
  mutating func show(_ page: Page, on owner: inout TerminalOwner) {
    owner.enter()
    let origin = number
    if let origin, let destination = page.number {
      guard destination != origin else { return }
      if let passage = passage(from: origin), passage.destination == destination {
        number = destination
        shown = passage.shown
        if !passage.bytes.isEmpty { owner.send(passage.bytes) }
        return
      }
    }
    guard let part = layout?.visiblePart(of: page.grid) else {
      return showFirst(page, on: &owner)
    }
    writer.write(part.changes(from: shown), cursorRow: 0)
    let bytes = writer.take()
    shown = part
    number = page.number
    if let origin, let number {
      while passages.count <= origin { passages.append(nil) }
      passages[origin] = Passage(destination: number, shown: part, bytes: bytes)
    }
    if !bytes.isEmpty { owner.send(bytes) }
  }

  private func passage(from number: Int) -> Passage? {
    number < passages.count ? passages[number] : nil
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
      ellipsis: environment.isUTF8 ? "…" : ">", in: environment.windowSize(reported: reported))
  }

  /// Makes room for rows, scrolling if need be, and returns to the top left corner.
  private static func room(rows: Int) -> String {
    guard rows > 1 else { return "" }
    return String(repeating: "\n", count: rows - 1) + "\u{1B}[\(rows - 1)A\r"
  }
}
