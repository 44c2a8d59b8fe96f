import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// Lists the themes.
enum ListVerb {
  private static let tag = Option("tag", .text("TAG"), "only themes with this tag")
  private static let form = Option(
    "form", .choice(Spinner.Form.allCases.map(\.rawValue)), "only themes of this form")

  static let description = VerbDescription(
    synopsis: "[--tag TAG] [--form FORM] [--json]", arity: .exactly(0),
    options: [tag, form, .json], summary: "list the themes",
    details: [
      "One id a line where the output is no terminal; on one, a table with a still of each."
    ])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let library = ThemeLibrary(paths: ThemePaths(environment: environment.variables))
    var complaints = library.problems.map { "whorl: warning: " + $0.message }
    var rows: [Row] = []
    for entry in library.entries {
      do throws(CommandError) {
        let theme = try theme(of: entry)
        if let wanted = arguments.value(of: tag), !theme.tags.contains(wanted) { continue }
        if let wanted = arguments.value(of: form), theme.spinner.form.rawValue != wanted {
          continue
        }
        rows.append(Row(entry: entry, theme: theme))
      } catch {
        if case .data(let lines) = error { complaints += lines }
      }
    }
    for complaint in complaints where !arguments.has(.quiet) {
      try StandardStream.error.writeLine(complaint)
    }
    if arguments.has(.json) {
      try StandardStream.output.writeJSON(json(rows))
    } else if environment.isOutputTerminal {
      let surroundings = try Surroundings(arguments, in: environment)
      try StandardStream.output.write(table(rows, in: surroundings))
    } else {
      try StandardStream.output.write(Array(rows.map { $0.entry.id + "\n" }.joined().utf8))
    }
    return 0
  }

  private struct Row {
    let entry: ThemeLibrary.Entry
    let theme: Theme
  }

  private static func theme(of entry: ThemeLibrary.Entry) throws(CommandError) -> Theme {
    do {
      return try ThemeDocument(bytes: entry.origin.bytes()).theme
    } catch let error as ThemeError {
      throw .theme(error, file: entry.origin.path ?? entry.id)
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .data(["whorl: \(entry.id) cannot be read"])
    }
  }

  private static func json(_ rows: [Row]) -> String {
    let value = JSONValue.array(
      rows.map { row in
        .object([
          JSONValue.Member("id", .string(row.entry.id)),
          JSONValue.Member("title", .string(row.theme.title)),
          JSONValue.Member("form", .string(row.theme.spinner.form.rawValue)),
          JSONValue.Member("tags", .array(row.theme.tags.map(JSONValue.string))),
          JSONValue.Member("origin", .string(origin(row.entry.origin))),
          JSONValue.Member("path", row.entry.origin.path.map(JSONValue.string) ?? .null),
        ])
      })
    return JSONText.file(value)
  }

  private static func origin(_ origin: ThemeOrigin) -> String {
    switch origin {
    case .own: "own"
    case .shared: "shared"
    case .builtIn: "built-in"
    case .file: "file"
    }
  }

  private static func table(_ rows: [Row], in surroundings: Surroundings) -> [UInt8] {
    let display = surroundings.display
    let depth = display.depth(on: .output).depth
    let renderer = CellRenderer(
      depth: depth, surface: Surface(display.background), hostForegroundIsDefault: true,
      hostBackgroundIsDefault: true)
    let width = rows.map(\.entry.id.count).max() ?? 0
    var bytes: [UInt8] = []
    for row in rows {
      let still = ThemeRenderer(
        row.theme, cellAspect: surroundings.settings.cellAspect, glyphs: display.glyphs.overruling,
        preferred: display.glyphs.glyphs,
        manner: .still,
        renderer: renderer)
      let picture = still.grid(at: .zero, columns: 1, rows: 1)
      bytes += depth == .monochrome ? picture.textLines : picture.ansiLines(depth: depth)
      bytes.removeLast()
      let padding = String(repeating: " ", count: width - row.entry.id.count)
      let mark = row.entry.origin.path == nil ? "" : "  (\(origin(row.entry.origin)))"
      bytes += Array(" \(row.entry.id)\(padding)  \(row.theme.title)\(mark)\n".utf8)
    }
    return bytes
  }
}
