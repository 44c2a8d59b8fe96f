internal import CSystem
internal import WhorlRaster
internal import WhorlTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the program itself has to say while something is shown.
enum ProgramOutput {
  /// Prints a line to standard output, above what is shown if that is on the same terminal.
  static func printLine(_ text: String, beside terminal: ProcessTerminal) {
    // What was printed before by other means comes first.
    fflush(nil)
    guard isatty(1) != 0 else {
      PlainOutput.write(Array(text.utf8) + [UInt8(ascii: "\n")], to: 1)
      return
    }
    let bytes = Array(harmless(text).utf8) + [UInt8(ascii: "\n")]
    if terminal.isTaken || terminal.isShowing && wh_is_same_terminal(1, 2) {
      terminal.write(above: bytes)
    } else {
      PlainOutput.write(bytes, to: 1)
    }
  }

  /// Text in which nothing is a command for a terminal, but for the ends of lines and tabs.
  private static func harmless(_ text: String) -> String {
    String(
      text.map { character in
        switch character {
        case "\n", "\r\n": "\n"
        case "\t": "\t"
        default: character.terminalSafe
        }
      })
  }
}
