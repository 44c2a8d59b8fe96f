internal import WhorlCore
internal import WhorlRaster

/// One of the two streams that a program writes to.
public enum OutputStream: Hashable, Sendable {
  /// Standard output, for data.
  case output
  /// Standard error, for animation and messages.
  case error
}

extension Display {
  /// Whether a stream gets colours.
  ///
  /// The first of these that says anything decides: the command line, `NO_COLOR` (not empty: none),
  /// `FORCE_COLOR` or `CLICOLOR_FORCE` (not empty and not `0`: colours, also without a terminal),
  /// `CLICOLOR=0` (none), a dumb terminal (none), the settings, whether the stream is a terminal.
  public func color(on stream: OutputStream) -> Decision.Color {
    switch asked.color {
    case .always: return Decision.Color(isShown: true, basis: .option("--color always"))
    case .never: return Decision.Color(isShown: false, basis: .option("--color never"))
    case .auto, nil: break
    }
    if environment["NO_COLOR"] != nil {
      return Decision.Color(isShown: false, basis: basis(of: "NO_COLOR"))
    }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment[name], value != "0" {
        return Decision.Color(isShown: true, basis: basis(of: name))
      }
    }
    if environment["CLICOLOR"] == "0" {
      return Decision.Color(isShown: false, basis: basis(of: "CLICOLOR"))
    }
    if environment.isTerminalDumb {
      return Decision.Color(isShown: false, basis: basis(of: "TERM"))
    }
    switch asked.color ?? settings.color {
    case .always: return Decision.Color(isShown: true, basis: .setting("color"))
    case .never: return Decision.Color(isShown: false, basis: .setting("color"))
    case .auto, nil: break
    }
    switch stream {
    case .output:
      let isTerminal = environment.isOutputTerminal
      return Decision.Color(isShown: isTerminal, basis: .stream(.output, isTerminal: isTerminal))
    case .error:
      let isTerminal = environment.isErrorTerminal
      return Decision.Color(isShown: isTerminal, basis: .stream(.error, isTerminal: isTerminal))
    }
  }

  /// How many colours a stream gets.
  ///
  /// Where colours are shown, these decide: the command line, `COLORTERM` (`truecolor` or `24bit`),
  /// the settings, the terminal's name where it tells, its entry in terminfo; else there are the 16
  /// of ANSI. A terminal without colours gets those 16 too where colours are forced on it.
  public func depth(on stream: OutputStream) -> Decision.Depth {
    let color = color(on: stream)
    guard color.isShown else { return Decision.Depth(depth: .monochrome, basis: color.basis) }
    if let depth = asked.depth {
      return Decision.Depth(depth: depth, basis: .option("--color-depth \(depth.bits)"))
    }
    if declaresTrueColor {
      return Decision.Depth(depth: .trueColor, basis: basis(of: "COLORTERM"))
    }
    if let depth = settings.depth {
      return Decision.Depth(depth: depth, basis: .setting("colorDepth"))
    }
    let own = terminalDepth
    if case .stream = color.basis { return own }
    return own.depth > .monochrome ? own : Decision.Depth(depth: .ansi16, basis: color.basis)
  }

  /// Whether the terminal's entry in terminfo would be asked for its colours.
  var asksTerminfo: Bool {
    guard let term = environment["TERM"] else { return false }
    return !declaresTrueColor && Self.depth(ofTerminal: term) == nil
  }

  private var declaresTrueColor: Bool {
    guard let declared = environment["COLORTERM"]?.lowercased() else { return false }
    return declared == "truecolor" || declared == "24bit"
  }

  /// How many colours the terminal has, by its name and its entry in terminfo.
  private var terminalDepth: Decision.Depth {
    guard let term = environment["TERM"] else {
      return Decision.Depth(depth: .ansi16, basis: basis(of: "TERM"))
    }
    if let depth = Self.depth(ofTerminal: term) {
      return Decision.Depth(depth: depth, basis: basis(of: "TERM"))
    }
    guard let terminfo = environment.terminfo else {
      return Decision.Depth(depth: .ansi16, basis: .usual)
    }
    let depth: ColorDepth =
      switch terminfo.colors {
      case ..<8: .monochrome
      case ..<256: .ansi16
      case ..<0x100_0000: .ansi256
      default: .trueColor
      }
    return Decision.Depth(depth: depth, basis: .terminfo(colors: terminfo.colors))
  }

  /// What a terminal's name tells: those that have always had 24 bits, `…-direct`, `…256color`, the
  /// monochrome terminals of DEC; `nil` for others.
  private static func depth(ofTerminal term: String) -> ColorDepth? {
    let base = term.split(separator: "-").first.map(String.init) ?? term
    if term.hasSuffix("-direct") { return .trueColor }
    if ["alacritty", "contour", "foot", "ghostty", "kitty", "wezterm"].contains(base) {
      return .trueColor
    }
    if term.hasPrefix("xterm-kitty") || term.hasPrefix("xterm-ghostty") { return .trueColor }
    // Searching text would bring in the machinery of regular expressions.
    if term.split(separator: "-").contains("256color") { return .ansi256 }
    if ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains(base) { return .monochrome }
    return nil
  }
}
