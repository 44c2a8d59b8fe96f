import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Shows a theme's properties.
enum ShowVerb {
  private static let names = Option("names", "only the properties' names, one a line")

  static let description = VerbDescription(
    synopsis: "THEME [--json|--names]", arity: .exactly(1), options: [.json, names],
    summary: "show a theme's properties, with their units",
    details: [
      "With --json the bytes of the theme's file. A star marks what the file itself gives."
    ],
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let named = try NamedTheme(arguments.operands[0], in: environment)
    if arguments.has(.json) {
      let bytes = named.document.bytes
      if environment.isOutputTerminal {
        try StandardStream.output.writeJSON(String(decoding: bytes, as: UTF8.self))
      } else {
        try StandardStream.output.write(bytes)
      }
      return 0
    }
    let document = named.document
    let properties = document.properties
    if arguments.has(names) {
      let lines = properties.map { $0.path.name }
      try StandardStream.output.writeLine(lines.joined(separator: "\n"))
      return 0
    }
    let width = properties.map(\.path.name.count).max() ?? 0
    var lines = ["form".padded(to: width) + "  * " + document.theme.spinner.form.rawValue]
    for group in PropertyGroup.allCases {
      let members = properties.filter { $0.group == group }
      if members.isEmpty { continue }
      lines += ["", group.rawValue]
      for property in members {
        let mark = document.gives(property.path) ? "*" : " "
        let text = document.text(of: property)
        lines.append("\(property.path.name.padded(to: width))  \(mark) \(text)".trimmedRight)
      }
    }
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
    return 0
  }
}
