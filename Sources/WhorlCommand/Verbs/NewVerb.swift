import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Makes a new theme of one's own.
enum NewVerb {
  private static let from = Option("from", .theme, "the theme to begin with")

  static let description = VerbDescription(
    synopsis: "ID [--from THEME]", arity: .exactly(1), options: [from],
    summary: "make a new theme of one's own, and print its path", operands: [.text("id")])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let id = arguments.operands[0]
    guard ThemeID.isValid(id) else { throw .usage(.badID(id)) }
    let path = try OwnThemes.path(of: id, in: environment)
    let bytes = try bytes(id, from: arguments.value(of: from), in: environment)
    do {
      try FileStore.save(bytes, to: path, expecting: .nothing)
    } catch {
      throw .file(error)
    }
    // A script needs the path as it is, a terminal must not get it raw.
    try StandardStream.output.writeLine(environment.isOutputTerminal ? VisibleText.of(path) : path)
    return 0
  }

  private static func bytes(
    _ id: String, from name: String?, in environment: Environment
  ) throws(CommandError) -> [UInt8] {
    let start = try name.map { (name) throws(CommandError) in
      try NamedTheme(name, in: environment)
    }
    do throws(ThemeError) {
      if let start { return try start.document.renamed(id).bytes }
      var ring = Ring()
      ring.colorSequence = [.role(.accent)]
      return try ThemeDocument(new: Theme(id: id, spinner: .ring(ring))).bytes
    } catch {
      throw .theme(error, file: id)
    }
  }
}
