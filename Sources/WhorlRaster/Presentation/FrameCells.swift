import WhorlCore

/// The cells of a presentation's frame in some pose.
struct FrameCells: Hashable, Sendable {
  /// The column and the row that its contents are counted from; it may lie outside the container.
  let column: Int
  let row: Int
  /// The columns and rows that its contents may be seen in, all of them in the container.
  let columns: Range<Int>
  let rows: Range<Int>

  init(_ layout: PresentationLayout, pose: Pose) {
    let placement = layout.placement
    let container = CellExtent(
      columns: Int(placement.container.width / CellSize.column),
      rows: Int(placement.container.height / CellSize.row))
    let rest = CellBox(
      columns: layout.columns, rows: layout.rows,
      aroundColumn: (placement.left + placement.size.width / 2) / CellSize.column,
      row: (placement.top + placement.size.height / 2) / CellSize.row)
    column = min(max(rest.column, 0), container.columns - layout.columns)
    let top = min(max(rest.row, 0), container.rows - layout.rows)
    row = top + Int((pose.offset(in: placement) / CellSize.row).rounded())
    let height =
      pose.roll == 0 && pose.stretch == 0
      ? layout.rows : Int((pose.height(in: placement) / CellSize.row).rounded())
    columns = column..<column + layout.columns
    rows = Self.clamped(row..<row + max(height, 0), to: container.rows)
  }

  private static func clamped(_ range: Range<Int>, to count: Int) -> Range<Int> {
    range.clamped(to: 0..<count)
  }
}
