import WhorlTerminal
import WhorlThemes

/// Tells in which properties two themes differ.
enum DiffVerb {
  static let description = VerbDescription(
    synopsis: "A B [--json]", arity: .exactly(2), options: [.json],
    summary: "tell in which properties two themes differ",
    details: [
      "One line a property: name: a → b, defaults counted as given. Unknown keys and spelling do not",
      "count. The status is 0 if there is no difference, 1 if there is one; also 1 if a theme cannot",
      "be read, which standard error tells.",
    ],
    operands: [.theme, .theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let first = try NamedTheme(arguments.operands[0], in: environment).document.theme
    let second = try NamedTheme(arguments.operands[1], in: environment).document.theme
    let differences = ThemeDifference.between(first, second)
    if arguments.has(.json) {
      let value = JSONValue.array(differences.map(json))
      try StandardStream.output.writeJSON(JSONText.file(value))
    } else {
      let lines = differences.map { difference in
        let before = difference.before?.text ?? "none"
        return "\(difference.name): \(before) → \(difference.after?.text ?? "none")\n"
      }
      try StandardStream.output.write(Array(lines.joined().utf8))
    }
    return differences.isEmpty ? 0 : 1
  }

  private static func json(_ difference: ThemeDifference) -> JSONValue {
    .object([
      JSONValue.Member("name", .string(difference.name)),
      JSONValue.Member("pointer", .string(difference.pointer.description)),
      JSONValue.Member("a", difference.before?.value ?? .null),
      JSONValue.Member("b", difference.after?.value ?? .null),
    ])
  }
}
