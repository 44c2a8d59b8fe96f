import WhorlCurses
import WhorlStudio
import WhorlTerminal

/// Plays the lives of the ancestors on the whole screen.
enum DemoVerb {
  private static let list = Option("list", "say what there is to be played")

  static let description = VerbDescription(
    synopsis: "[\(Ancestor.allCases.map(\.rawValue).joined(separator: "|"))] [--list] "
      + "[display options]",
    arity: .atMost(1), options: [list] + Option.display,
    summary: "play an ancestor's whole life on the whole screen",
    details: [
      "It plays by itself until a key or a click takes over; ? shows the keys. Without a name it",
      "begins with the first, and Tab goes on to the next.",
    ],
    operands: [.word(Ancestor.allCases.map(\.rawValue))])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    guard !arguments.has(list) else {
      let names = Ancestor.allCases.map(\.rawValue.count).max() ?? 0
      let themes = Ancestor.allCases.map(\.theme.count).max() ?? 0
      for ancestor in Ancestor.allCases {
        let name = ancestor.rawValue.padded(to: names)
        let theme = ancestor.theme.padded(to: themes)
        try StandardStream.output.writeLine("\(name)  \(theme)  \(ancestor.summary)")
      }
      return 0
    }
    let name = arguments.operands.first ?? Ancestor.rk.rawValue
    guard let ancestor = Ancestor(rawValue: name) else {
      throw .usage(.unknownDemo(name, known: Ancestor.allCases.map(\.rawValue)))
    }
    return try StudioVerb.open(.demo(ancestor), arguments, in: environment)
  }
}
