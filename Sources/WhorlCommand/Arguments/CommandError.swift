import WhorlThemes

/// Why a command did not do what was asked.
enum CommandError: Error, Hashable {
  /// The program was called in a way that it does not understand: status 2.
  case usage(UsageError)
  /// A file, a theme or a key is not as it should be: status 1. Each line stands by itself.
  case data([String])
  /// A stream cannot be written to: status 1.
  case output(String)
  /// Nobody reads the output any more: the command ends quietly.
  case closedPipe

  static func file(_ error: FileError) -> CommandError { .data(["whorl: " + error.message]) }

  static func lookup(_ error: ThemeLookupError) -> CommandError {
    .data(["whorl: " + error.message])
  }

  /// A theme file that is none, with a line for each thing that is wrong.
  static func theme(_ error: ThemeError, file: String) -> CommandError {
    let findings = error.findings.filter { $0.severity == .error }
    return findings.isEmpty
      ? .data(["whorl: " + error.message]) : .data(findings.map { $0.line(file: file) })
  }
}
