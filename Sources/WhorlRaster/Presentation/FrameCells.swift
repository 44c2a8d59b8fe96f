import WhorlCore

/// The cells of a presentation's frame in some pose.
struct FrameCells: Hashable, Sendable {
  /// The column that contents are counted from; it may lie outside the container.
  let column: Int
  /// The row that contents are counted from; it may lie outside the container.
  let row: Int
  /// The columns of the frame.
  let columns: Range<Int>
  /// The rows in which its contents may be seen.
  let rows: Range<Int>
  /// Where its edges are, in eighths of a row from the container's upper edge.
  let edges: Range<Int>
  /// What distances of contents from the frame's middle, and the spinner's size, are multiplied by.
  let scale: Double

  /// The eighths of a row.
  static let eighths = 8

  init(_ layout: PresentationLayout, pose: Pose) {
    let placement = layout.placement
    let container = layout.container
    let rest = CellBox(
      columns: layout.columns, rows: layout.rows,
      aroundColumn: (placement.left + placement.size.width / 2) / CellSize.column,
      row: (placement.top + placement.size.height / 2) / CellSize.row)
    let left = min(max(rest.column, 0), container.columns - layout.columns)
    let top = min(max(rest.row, 0), container.rows - layout.rows)
    let offset = pose.offset(in: placement)
    let height = max(pose.height(in: placement), 0)
    column = left
    row = top + Int((offset / CellSize.row).rounded())
    scale = min(max(pose.scale, 0), 1)
    let isWhole = pose.roll == 0 && pose.stretch == 0
    let shownRows = isWhole ? layout.rows : Int((height / CellSize.row).rounded())
    let upper = placement.top + offset
    if scale == 1 {
      columns = left..<left + layout.columns
      rows = Self.clamped(row, count: shownRows, in: container.rows)
      edges = Self.edges(from: upper, height: height)
    } else {
      let width = Int((Double(layout.columns) * scale).rounded())
      let side = (layout.columns - width) / 2
      columns = left + side..<left + side + width
      let count = Int((Double(shownRows) * scale).rounded())
      rows = Self.clamped(row + (shownRows - count) / 2, count: count, in: container.rows)
      edges = Self.edges(from: upper + height * (1 - scale) / 2, height: height * scale)
    }
  }

  /// Where something in the frame is, by its place in the frame at rest.
  ///
  /// - Parameter isScaled: whether it becomes smaller with the frame.
  func box(of box: CellBox, in layout: PresentationLayout, isScaled: Bool) -> CellBox {
    guard scale < 1 else {
      return CellBox(
        column: column + box.column, row: row + box.row, columns: box.columns, rows: box.rows)
    }
    func place(_ start: Int, _ length: Int, in whole: Int) -> Double {
      let middle = Double(whole) / 2
      return middle + (Double(start) + Double(length) / 2 - middle) * scale
    }
    func size(_ length: Int) -> Int {
      isScaled ? max(Int((Double(length) * scale).rounded()), 1) : length
    }
    return CellBox(
      columns: size(box.columns), rows: size(box.rows),
      aroundColumn: Double(column) + place(box.column, box.columns, in: layout.columns),
      row: Double(row) + place(box.row, box.rows, in: layout.rows))
  }

  /// The rows of the container that the frame touches.
  func touchedRows(of count: Int) -> Range<Int> {
    let first = min(edges.lowerBound / Self.eighths, rows.lowerBound)
    let end = max((edges.upperBound + Self.eighths - 1) / Self.eighths, rows.upperBound)
    return (first..<end).clamped(to: 0..<count)
  }

  private static func clamped(_ start: Int, count: Int, in whole: Int) -> Range<Int> {
    (start..<start + max(count, 0)).clamped(to: 0..<whole)
  }

  private static func edges(from top: Double, height: Double) -> Range<Int> {
    let step = CellSize.row / Double(eighths)
    let upper = Int((top / step).rounded())
    return upper..<max(upper, Int(((top + height) / step).rounded()))
  }
}
