import WhorlCore
import WhorlCurses
import WhorlTerminal
import WhorlThemes

/// Opens the studio.
enum StudioVerb {
  static let description = VerbDescription(
    synopsis: "[THEME] [display options]", arity: .atMost(1), options: Option.display,
    summary: "choose, watch and edit themes",
    details: ["Without a THEME it begins with the list of all of them. Inside, ? shows the keys."],
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    try checkTerminal(environment, for: .studio)
    // A theme that cannot be read is said before the screen is taken, not on it.
    let beginning: StudioOptions.Beginning? =
      try arguments.operands.first.map { name throws(CommandError) in
        .theme(try NamedTheme(name, in: environment).origin)
      }
    return try open(beginning, arguments, in: environment)
  }

  /// Opens the studio with something.
  static func open(
    _ beginning: StudioOptions.Beginning?, _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandError) -> Int32 {
    let verb: Verb = if case .demo = beginning { .demo } else { .studio }
    try checkTerminal(environment, for: verb)
    let surroundings = try Surroundings(arguments, in: environment)
    var options = StudioOptions(display: surroundings.display)
    options.opening = beginning
    options.isMouseOn = surroundings.settings.mouse
    options.cellAspect = surroundings.settings.cellAspect
    options.surface = Surface(surroundings.display.background)
    options.isPaused = arguments.has(.noAnimation) || !surroundings.settings.animation
    switch StudioProgram.run(options) {
    case .quit, .closed: return 0
    case .signal(let signal): signal.die()
    case .unusable(let reason): throw .data(["whorl: " + reason])
    }
  }

  private static func checkTerminal(
    _ environment: Environment, for verb: Verb
  ) throws(CommandError) {
    guard environment.isInputTerminal, environment.isOutputTerminal else {
      throw .usage(.noTerminal(verb))
    }
  }
}
