import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Changes a theme file.
enum SetVerb {
  private static let dryRun = Option("dry-run", "print the difference and change nothing")

  static let description = VerbDescription(
    synopsis: "THEME KEY=VALUE… [-o FILE] [--dry-run]", arity: .atLeast(2),
    options: [.output, dryRun], summary: "change properties of a theme, all or none",
    details: [
      "A bare key is the spinner's own, a dotted one a block's (terminal.columns), a JSON pointer",
      "any. Only the bytes of what changes are written. A built-in theme is saved as one's own.",
    ])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let named = try NamedTheme(arguments.operands[0], in: environment)
    let changed = try apply(Array(arguments.operands.dropFirst()), to: named.document)
    let target = try target(of: named, arguments, environment)
    if arguments.has(dryRun) {
      let difference = UnifiedDifference(
        from: named.document.bytes, to: changed.bytes, name: target.path)
      try StandardStream.output.write(Array(difference.text.utf8))
      return 0
    }
    do {
      if !(changed == named.document && target.isUnchangedInPlace) {
        try FileStore.save(changed.bytes, to: target.path, expecting: target.expectation)
      }
    } catch {
      throw .file(error)
    }
    for warning in changed.warnings
    where !named.document.warnings.contains(where: { $0.fact == warning.fact }) {
      try StandardStream.error.writeLine(warning.line(file: target.path))
    }
    if target.isNew { try StandardStream.error.writeLine("whorl: saved as \(target.path)") }
    return 0
  }

  private static func apply(
    _ settings: [String], to document: ThemeDocument
  ) throws(CommandError) -> ThemeDocument {
    var changes: [ThemeDocument.Change] = []
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { throw .usage(.noSetting(setting)) }
      do {
        changes.append(try document.change(String(parts[0]), to: String(parts[1])))
      } catch {
        throw .data(["whorl: " + error.message])
      }
    }
    do {
      return try document.applying(changes)
    } catch {
      throw .data(["whorl: " + error.message])
    }
  }

  private struct Target {
    let path: String
    let expectation: FileStore.Expectation
    /// Whether the theme comes from elsewhere, so that the path is worth telling.
    let isNew: Bool

    /// Whether saving what is there already would do nothing.
    var isUnchangedInPlace: Bool { !isNew }
  }

  private static func target(
    of named: NamedTheme, _ arguments: ParsedArguments, _ environment: Environment
  ) throws(CommandError) -> Target {
    if let path = arguments.value(of: .output) {
      return Target(path: path, expectation: .anything, isNew: true)
    }
    switch named.origin {
    case .own(let path), .file(let path):
      return Target(path: path, expectation: .bytes(named.document.bytes), isNew: false)
    case .shared, .builtIn:
      let path = try OwnThemes.path(of: named.document.theme.id, in: environment)
      return Target(path: path, expectation: .nothing, isNew: true)
    }
  }
}
