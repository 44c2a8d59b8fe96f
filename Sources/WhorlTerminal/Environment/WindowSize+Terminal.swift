internal import CSystem

extension WindowSize {
  /// The size that the terminal behind a descriptor reports; `nil` if it reports none.
  public init?(ofTerminal descriptor: Int32) {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard wh_window_size(descriptor, &columns, &rows) else { return nil }
    self.init(columns: Int(columns), rows: Int(rows))
  }
}
