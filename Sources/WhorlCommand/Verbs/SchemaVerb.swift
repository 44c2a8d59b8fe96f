import WhorlThemes

/// Prints the JSON Schema of the program's files.
enum SchemaVerb {
  private static let strict = Option("strict", "refuse keys that mean nothing, x-… keys excepted")

  static let description = VerbDescription(
    synopsis: "[theme|config] [--strict]", arity: .atMost(1), options: [strict],
    summary: "print the JSON Schema of theme files, or of the settings",
    details: [
      "Draft 2020-12. It accepts what validate accepts, unknown keys too, about which validate warns;",
      "with --strict it does not accept those. It has no words for an order of two properties, for",
      "lists of equal length, and for names that the palette must have: validate has.",
    ],
    operands: [.word(["theme", "config"])])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    let unknownKeys: JSONSchema.UnknownKeys = arguments.has(strict) ? .refused : .allowed
    let schema: JSONValue
    switch arguments.operands.first {
    case "theme", nil: schema = JSONSchema.theme(unknownKeys)
    case "config": schema = JSONSchema.settings(unknownKeys)
    case .some: throw .usage(.wrongArguments(.schema))
    }
    try StandardStream.output.writeJSON(JSONText.file(schema))
    return 0
  }
}
