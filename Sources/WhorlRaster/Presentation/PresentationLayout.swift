import WhorlCore

/// Where the parts of a presentation are, in cells from the upper left corner of its frame at rest.
struct PresentationLayout: Hashable, Sendable {
  /// One row of words.
  struct Line: Hashable, Sendable {
    var text: String
    var column: Int
    var row: Int
    var isDetail: Bool
  }

  /// What is to be laid out.
  struct Parts: Hashable, Sendable {
    var message: String
    var details: String
    /// The columns and rows that the spinner or what stands in its place would like; `nil` for none.
    var spinner: CellExtent?
    /// What is written where words are cut.
    var ellipsis: String
  }

  /// Where the frame rests in its container.
  let placement: Placement
  /// The container's columns and rows.
  let container: CellExtent
  /// The columns of the frame.
  let columns: Int
  /// The rows of the frame.
  let rows: Int
  /// Where the spinner, or what stands in its place, is; `nil` for nowhere.
  private(set) var spinner: CellBox?
  /// The words.
  private(set) var lines: [Line] = []

  /// The columns between the spinner and the words beside it.
  private static let gap = 1
  /// The columns that a bezel keeps free beside its words.
  private static let bezelMargin = 4
  /// The distance of the middle of a bar's spinner from the bar's edge, in columns: GVLoadingView's
  /// 20 points.
  private static let barInset = 2.5

  /// Lays out the parts of a design in a container of so many cells.
  init(_ parts: Parts, design: HUDDesign, columns: Int, rows: Int) {
    container = CellExtent(columns: columns, rows: rows)
    let limit = min(design.width.map(CellSize.columns) ?? columns, columns)
    let isBeside = parts.spinner != nil && design.spinnerPlace.isBeside
    let beside = isBeside ? (parts.spinner?.columns ?? 0) + Self.gap : 0
    let margin =
      design.layout == .bezel && design.width == nil ? min(Self.bezelMargin, limit / 5) : 0
    let words = Words(
      parts, isOneLine: design.layout.isOneLine, columns: max(limit - margin - beside, 1))
    let stack = Stack(parts.spinner, words, isBeside: isBeside, gap: Self.gap)
    placement = Placement(
      of: design, content: CellSize.points(columns: stack.columns, rows: stack.rows),
      in: CellSize.points(columns: columns, rows: rows))
    self.columns = min(CellSize.columns(over: placement.size.width), max(columns, 1))
    self.rows = min(CellSize.rows(over: placement.size.height), max(rows, 1))
    if design.spinnerPlace != .none { spinner = parts.spinner.map { fitted($0, words, isBeside) } }
    switch (design.layout, isBeside) {
    case (.bar, true): arrangeBar(words, onRight: design.spinnerPlace == .right)
    case (.inline, true): arrangeRow(words, onRight: design.spinnerPlace == .right, from: 0)
    case (.bezel, true), (.overlay, true):
      arrangeRow(
        words, onRight: design.spinnerPlace == .right,
        from: max((self.columns - stack.columns) / 2, 0))
    case (.bar, false), (.inline, false), (.bezel, false), (.overlay, false): arrangeColumn(words)
    }
  }

  /// The spinner's box, no larger than the room that the words leave.
  private func fitted(_ wish: CellExtent, _ words: Words, _ isBeside: Bool) -> CellBox {
    let room = isBeside ? rows : max(rows - words.rows, 1)
    let scale = min(
      Double(min(wish.columns, columns)) / Double(wish.columns),
      Double(min(wish.rows, room)) / Double(wish.rows))
    return CellBox(
      column: 0, row: 0, columns: max(Int(Double(wish.columns) * scale + 1e-9), 1),
      rows: max(Int(Double(wish.rows) * scale + 1e-9), 1))
  }

  /// The spinner near an edge, the words in the middle of the whole bar where that leaves them whole.
  private mutating func arrangeBar(_ words: Words, onRight: Bool) {
    guard var box = spinner else { return }
    // What is wider keeps a column free.
    let inset = max(
      Int((Self.barInset - Double(box.columns) / 2).rounded()), min(box.columns / 4, 1))
    box.column = onRight ? max(columns - inset - box.columns, 0) : inset
    box.row = middle(box.rows)
    spinner = box
    let side = min(inset + box.columns + Self.gap, columns)
    let room = onRight ? 0..<columns - side : side..<columns
    place(words, in: room, middle: Double(columns) / 2)
  }

  /// The spinner and the words in a row.
  private mutating func arrangeRow(_ words: Words, onRight: Bool, from first: Int) {
    guard var box = spinner else { return }
    let total = words.columns == 0 ? box.columns : box.columns + Self.gap + words.columns
    box.column = onRight ? min(first + total, columns) - box.columns : first
    box.row = middle(box.rows)
    spinner = box
    let start = onRight ? first : first + box.columns + Self.gap
    place(words, in: start..<max(start, min(start + words.columns, columns)), middle: nil)
  }

  /// The spinner above the words.
  private mutating func arrangeColumn(_ words: Words) {
    let height = (spinner?.rows ?? 0) + words.rows
    var top = max(middle(height), 0)
    if var box = spinner {
      box.column = max((columns - box.columns) / 2, 0)
      box.row = top
      spinner = box
      top += box.rows
    }
    place(words, in: 0..<columns, middle: Double(columns) / 2, from: top)
  }

  /// The first row of something of a height in the middle of the frame.
  private func middle(_ height: Int) -> Int { (rows - height) / 2 }

  /// Writes words into some columns of the frame, around a place or from the left.
  private mutating func place(
    _ words: Words, in room: Range<Int>, middle: Double?, from top: Int? = nil
  ) {
    let top = max(top ?? self.middle(words.rows), 0)
    for (index, line) in words.lines.enumerated() where top + index < rows {
      var text = line.text
      if top + index == rows - 1, index < words.lines.count - 1 { text += words.ellipsis }
      if text.cellWidth > room.count {
        text = text.line(columns: room.count, ellipsis: words.ellipsis)
      }
      let width = text.cellWidth
      guard width > 0 else { continue }
      let wish = middle.map { Int(($0 - Double(width) / 2).rounded(.down)) } ?? room.lowerBound
      let column = min(max(wish, room.lowerBound), max(room.upperBound - width, room.lowerBound))
      lines.append(Line(text: text, column: column, row: top + index, isDetail: line.isDetail))
    }
  }
}

extension PresentationLayout {
  /// Words broken into rows.
  private struct Words {
    let lines: [(text: String, isDetail: Bool)]
    let columns: Int
    let ellipsis: String

    var rows: Int { lines.count }

    init(_ parts: Parts, isOneLine: Bool, columns: Int) {
      func lines(_ text: String) -> [String] {
        guard isOneLine else { return text.wrapped(columns: columns) }
        let line = text.line(columns: columns, ellipsis: parts.ellipsis)
        return line.isEmpty ? [] : [line]
      }
      self.lines =
        lines(parts.message).map { ($0, false) } + lines(parts.details).map { ($0, true) }
      self.columns = self.lines.reduce(0) { max($0, $1.text.cellWidth) }
      ellipsis = parts.ellipsis
    }
  }

  /// The size that a spinner and words take together.
  private struct Stack {
    let columns: Int
    let rows: Int

    init(_ spinner: CellExtent?, _ words: Words, isBeside: Bool, gap: Int) {
      let own = spinner ?? CellExtent(columns: 0, rows: 0)
      let between = words.columns > 0 && own.columns > 0 ? gap : 0
      columns = isBeside ? own.columns + between + words.columns : max(own.columns, words.columns)
      rows = isBeside ? max(own.rows, words.rows) : own.rows + words.rows
    }
  }
}

extension HUDDesign.SpinnerPlace {
  fileprivate var isBeside: Bool {
    switch self {
    case .left, .right: true
    case .above, .none: false
    }
  }
}

extension HUDDesign.Layout {
  /// Whether words stay in one row.
  fileprivate var isOneLine: Bool {
    switch self {
    case .inline, .bar: true
    case .bezel, .overlay: false
    }
  }
}
