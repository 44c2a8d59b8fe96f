/// Text as the manual's language takes it: roff with the macros of man(7).
enum Roff {
  /// A text whose characters all stand for themselves.
  static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": written += "\\e"
      case "-": written += "\\-"
      case "'": written += "\\(aq"
      case "`": written += "\\(ga"
      case "^": written += "\\(ha"
      case "~": written += "\\(ti"
      case "\u{20}"..."\u{7E}": written.unicodeScalars.append(scalar)
      case _:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    // A full stop that begins a line would begin a request.
    return written.hasPrefix(".") ? "\\&" + written : written
  }

  /// A text in bold type.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// A paragraph with a heading of its own, which hangs out to the left.
  static func item(_ heading: String, _ text: String) -> String {
    ".TP\n\(heading)\n\(text)"
  }

  /// Lines that are not filled, in the type of a terminal.
  static func literal(_ lines: [String]) -> String {
    ([".PP", ".RS 4", ".nf"] + lines.map(escaped) + [".fi", ".RE"]).joined(separator: "\n")
  }
}
