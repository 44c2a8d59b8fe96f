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
    guard environment.isInputTerminal, environment.isOutputTerminal else {
      throw .usage(.noTerminal)
    }
    let surroundings = try Surroundings(arguments, in: environment)
    var options = StudioOptions(display: surroundings.display)
    options.isMouseOn = surroundings.settings.mouse
    options.cellAspect = surroundings.settings.cellAspect
    // A theme that cannot be read is said before the screen is taken, not on it.
    options.theme = try arguments.operands.first.map { name throws(CommandError) in
      try NamedTheme(name, in: environment).origin
    }
    options.surface = Surface(surroundings.display.background)
    options.isPaused = arguments.has(.noAnimation) || !surroundings.settings.animation
    switch StudioProgram.run(options) {
    case .quit, .closed: return 0
    case .signal(let signal): signal.die()
    case .unusable(let reason): throw .data(["whorl: " + reason])
    }
  }
}
