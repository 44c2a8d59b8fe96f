internal import CVterm

/// An emulated terminal that is fed with bytes, without a program behind it.
public final class EmulatedScreen {
  private let screen: OpaquePointer

  /// Creates a blank terminal with the cursor at the top left.
  public init(rows: Int, columns: Int) {
    screen = wht_new(Int32(rows), Int32(columns))
  }

  deinit { wht_free(screen) }

  /// Takes bytes as if a program had written them.
  public func feed(_ bytes: [UInt8]) {
    wht_feed(screen, bytes, bytes.count)
  }

  /// The cell at a place, counted from 0 at the top left.
  public func cell(row: Int, column: Int) -> ScreenCell {
    ScreenCell(wht_cell_at(screen, Int32(row), Int32(column)))
  }

  /// Where the cursor is, counted from 0.
  public var cursor: (row: Int, column: Int) {
    let state = wht_current(screen)
    return (Int(state.cursor_row), Int(state.cursor_column))
  }
}
