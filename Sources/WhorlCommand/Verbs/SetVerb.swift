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
    ],
    operands: [.theme, .setting])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let named = try NamedTheme(arguments.operands[0], in: environment)
    let changed = try apply(Array(arguments.operands.dropFirst()), to: named.document)
    let target = try target(of: named, changed: changed, arguments, environment)
    if arguments.has(dryRun) {
      let difference = UnifiedDifference(
        from: named.document.bytes, to: changed.bytes, name: target.name)
      try StandardStream.output.write(Array(difference.text.utf8))
      return 0
    }
    try save(changed, from: named, to: target)
    if arguments.has(.quiet) { return 0 }
    let known = Set(named.document.warnings.map(\.fact))
    for warning in changed.warnings where !known.contains(warning.fact) {
      try StandardStream.error.writeLine(warning.line(file: target.name))
    }
    for note in notes(about: named, changed, target) {
      try StandardStream.error.writeLine("whorl: " + note)
    }
    return 0
  }

  private static func apply(
    _ settings: [String], to document: ThemeDocument
  ) throws(CommandError) -> ThemeDocument {
    var changes: [ThemeDocument.Change] = []
    for setting in settings {
      // Bytes, since a combining mark after the sign would make another character of it.
      guard let sign = setting.utf8.firstIndex(of: UInt8(ascii: "=")), sign > setting.startIndex
      else { throw .usage(.noSetting(setting)) }
      do {
        changes.append(
          try document.change(
            String(setting[..<sign]), to: String(setting[setting.utf8.index(after: sign)...])))
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

  /// Where the changed theme goes.
  private enum Target {
    /// Back into its own file.
    case inPlace(String)
    /// To a new file among the user's own themes.
    case ownCopy(String)
    /// Where the command line says.
    case output(OutputFile)

    /// What messages call the file.
    var name: String {
      switch self {
      case .inPlace(let path), .ownCopy(let path), .output(.path(let path)): path
      case .output(.standardOutput): "-"
      }
    }
  }

  private static func target(
    of named: NamedTheme, changed: ThemeDocument, _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(CommandError) -> Target {
    if let path = arguments.value(of: .output) { return .output(OutputFile(path)) }
    switch named.origin {
    case .own(let path), .file(let path): return .inPlace(path)
    case .shared, .builtIn:
      return .ownCopy(try OwnThemes.path(of: changed.theme.id, in: environment))
    }
  }

  private static func save(
    _ changed: ThemeDocument, from named: NamedTheme, to target: Target
  ) throws(CommandError) {
    if case .output(let file) = target { return try file.write(changed.bytes) }
    do throws(FileError) {
      switch target {
      case .inPlace(let path):
        guard changed != named.document else { return }
        try FileStore.save(changed.bytes, to: path, expecting: .bytes(named.document.bytes))
      case .ownCopy(let path):
        try FileStore.save(changed.bytes, to: path, expecting: .nothing)
      case .output: return
      }
    } catch {
      throw .file(error)
    }
  }

  private static func notes(
    about named: NamedTheme, _ changed: ThemeDocument, _ target: Target
  ) -> [String] {
    switch target {
    case .ownCopy(let path), .output(.path(let path)): return ["saved as \(VisibleText.of(path))"]
    case .output(.standardOutput): return []
    case .inPlace(let path):
      guard case .own = named.origin, changed.theme.id != named.document.theme.id else { return [] }
      return [
        "note: commands find the theme by its file's name, which is still \(VisibleText.of(path))"
      ]
    }
  }
}
