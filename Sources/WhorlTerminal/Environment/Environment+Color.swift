public import WhorlRaster

/// One of the two streams that a program writes to.
public enum OutputStream: Hashable, Sendable {
  /// Standard output, for data.
  case output
  /// Standard error, for animation and messages.
  case error
}

extension Environment {
  /// Whether a stream gets colours.
  ///
  /// The first of these that says anything decides: the command line, `NO_COLOR` (not empty: none),
  /// `FORCE_COLOR` or `CLICOLOR_FORCE` (not empty and not `0`: colours, also without a terminal),
  /// `CLICOLOR=0` (none), a dumb terminal (none), whether the stream is a terminal.
  public func showsColor(on stream: OutputStream, choice: ColorChoice = .auto) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if self["NO_COLOR"] != nil { return false }
    if isColorForced { return true }
    if self["CLICOLOR"] == "0" || isTerminalDumb { return false }
    switch stream {
    case .output: return isOutputTerminal
    case .error: return isErrorTerminal
    }
  }

  /// How many colours a stream gets: `monochrome` where it gets none.
  ///
  /// Where colours are shown, the command line's depth decides, then the terminal's. Colours that
  /// are forced on a terminal known to have none are the 16 of ANSI.
  public func colorDepth(
    on stream: OutputStream, choice: ColorChoice = .auto, depth: ColorDepth? = nil
  ) -> ColorDepth {
    guard showsColor(on: stream, choice: choice) else { return .monochrome }
    if let depth { return depth }
    let isForced = choice == .always || isColorForced
    return isForced ? max(terminalColorDepth, .ansi16) : terminalColorDepth
  }

  private var isColorForced: Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { self[$0] != nil && self[$0] != "0" }
  }

  /// How many colours the terminal shows, by its name.
  ///
  /// `COLORTERM` `truecolor` or `24bit` means 24 bits whatever the name. Names decide otherwise:
  /// those of terminals that have always had 24 bits, `…-direct`, `…256color`; any other has 16
  /// colours, except the monochrome terminals of DEC.
  private var terminalColorDepth: ColorDepth {
    if let declared = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(declared) {
      return .trueColor
    }
    guard let term = self["TERM"] else { return .ansi16 }
    let base = term.split(separator: "-").first.map(String.init) ?? term
    if term.hasSuffix("-direct") { return .trueColor }
    if ["alacritty", "contour", "foot", "ghostty", "kitty", "wezterm"].contains(base) {
      return .trueColor
    }
    if term.hasPrefix("xterm-kitty") || term.hasPrefix("xterm-ghostty") { return .trueColor }
    if term.contains("256color") { return .ansi256 }
    if ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains(base) { return .monochrome }
    return .ansi16
  }
}
