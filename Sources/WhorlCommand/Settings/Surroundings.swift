import WhorlCore
import WhorlTerminal

/// What decides about a run that shows something: the command line, the environment, the settings.
struct Surroundings {
  let display: Display
  let settings: Settings

  /// Reads the settings; a line on standard error tells of a file that cannot be used.
  init(_ arguments: ParsedArguments, in environment: Environment) throws(CommandError) {
    let found = UserSettings(in: environment)
    if let complaint = found.complaint, !arguments.has(.quiet) {
      try StandardStream.error.writeLine(complaint)
    }
    settings = found.settings
    display = Display(
      environment, asked: arguments.displayWishes, settings: DisplayWishes(settings))
  }
}
