extension Environment {
  /// The window's size: what the terminal reports, else `COLUMNS` and `LINES`, else 80×24, each
  /// direction for itself.
  public var windowSize: WindowSize { windowSize(reported: reportedSize) }

  /// The window's size when the terminal reports `reported` now.
  package func windowSize(reported: WindowSize?) -> WindowSize {
    if let reported { return reported }
    let standard = WindowSize.standard
    let columns = self["COLUMNS"].flatMap { Int($0) } ?? standard.columns
    let rows = self["LINES"].flatMap { Int($0) } ?? standard.rows
    // One column is what broken surroundings say, not what a window has.
    let isWide = columns >= WindowSize.fewestColumns
    return WindowSize(columns: isWide ? columns : 0, rows: rows)
      ?? WindowSize(columns: isWide ? columns : 0, rows: standard.rows)
      ?? WindowSize(columns: standard.columns, rows: rows)
      ?? standard
  }
}
