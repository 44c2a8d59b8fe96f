import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

extension DoctorReport.Section {
  /// What is known of the terminal.
  static func terminal(_ display: Display) -> Self {
    let window = display.window
    let background = display.background
    return Self(
      key: "terminal", heading: "terminal",
      rows: [
        terminfo(display.environment),
        .init(
          "columns", String(window.size.columns), .number(Double(window.size.columns)),
          window.columnsBasis.text),
        .init(
          "rows", String(window.size.rows), .number(Double(window.size.rows)),
          window.rowsBasis.text),
        .init(
          "background", background.backdrop.rawValue, .string(background.backdrop.rawValue),
          background.basis.text),
      ])
  }

  private static func terminfo(_ environment: Environment) -> DoctorReport.Row {
    guard let term = environment["TERM"] else {
      return .init("terminfo", "none", .null, "TERM is not set")
    }
    guard let entry = environment.terminfo ?? Terminfo.find(environment) else {
      let name = VisibleText.of(term, limit: 60)
      return .init("terminfo", "none", .null, "there is no entry for \(name); it is not needed")
    }
    return .init(
      "terminfo", "\(entry.colors) colours", .number(Double(entry.colors)),
      VisibleText.of(entry.path))
  }

  /// What `play` would do.
  static func play(_ display: Display) -> Self {
    let motion = display.motion
    return Self(
      key: "play", heading: "play, on standard error",
      rows: [.init("animation", motion.isAllowed, motion.basis.text)] + pictures(display, .error))
  }

  /// What the studio would do.
  static func studio(_ display: Display, _ settings: Settings) -> Self {
    let studio = display.studio
    let mouse = settings.mouse ? Basis.usual : .setting("mouse")
    return Self(
      key: "studio", heading: "studio, on standard output",
      rows: [.init("opens", studio.isUsable, studio.basis.text)] + pictures(display, .output) + [
        .init("mouse", settings.mouse, mouse.text)
      ])
  }

  private static func pictures(
    _ display: Display, _ stream: OutputStream
  ) -> [DoctorReport.Row] {
    let color = display.color(on: stream)
    let depth = display.depth(on: stream)
    let glyphs = display.glyphs
    let reduced = display.reducedMotion
    let colors =
      switch depth.depth {
      case .monochrome: "no colours"
      case .ansi16: "16 colours"
      case .ansi256: "256 colours"
      case .trueColor: "24 bits"
      }
    return [
      .init("colour", color.isShown, color.basis.text),
      .init("depth", colors, .number(Double(depth.depth.bits)), depth.basis.text),
      .init("glyphs", glyphs.glyphs.rawValue, .string(glyphs.glyphs.rawValue), glyphs.basis.text),
      .init("reduced motion", reduced.isWanted, reduced.basis.text),
    ]
  }
}
