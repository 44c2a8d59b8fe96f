/// Shows help.
enum HelpVerb {
  static let description = VerbDescription(
    synopsis: "[VERB]", arity: .atMost(1), options: [], summary: "show help about a verb",
    operands: [.verb])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    guard let name = arguments.operands.first else {
      try StandardStream.output.writeLine(HelpText.program)
      return 0
    }
    guard let verb = Verb(rawValue: name) else { throw .usage(.unknownVerb(name)) }
    try StandardStream.output.writeLine(HelpText.of(verb))
    return 0
  }
}
