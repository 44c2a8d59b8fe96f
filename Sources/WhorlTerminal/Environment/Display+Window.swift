extension Display {
  /// The window's size: what the terminal reports, else `COLUMNS` and `LINES`, else 80×24, each
  /// direction for itself.
  public var window: Decision.Window {
    if let size = environment.reportedSize {
      return Decision.Window(size: size, columnsBasis: .report, rowsBasis: .report)
    }
    let size = environment.windowSize
    func basis(of name: String, is count: Int) -> Basis {
      environment[name].flatMap { Int($0) } == count ? self.basis(of: name) : .usual
    }
    return Decision.Window(
      size: size, columnsBasis: basis(of: "COLUMNS", is: size.columns),
      rowsBasis: basis(of: "LINES", is: size.rows))
  }
}
