import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a command behind a spinner.
enum RunVerb {
  static let description = VerbDescription(
    synopsis: "[options] -- COMMAND [ARG…]", arity: .atLeast(1), options: RunOptions.all,
    summary: "run a command behind a spinner",
    details: [
      "The spinner is a line on standard error; the command's output is shown above it, or when it",
      "fails, or goes where ours goes if that is no terminal. Without a THEME it is that of",
      "WHORL_SPINNER or of the settings. The status is the command's; 124 when its time was over,",
      "125 when whorl failed, 126 and 127 when the command cannot be executed or found.",
      "With --quiet there is nothing but what the command itself writes.",
    ],
    operands: [.command, .file], endsOptionsAtOperand: true)

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let options = try RunOptions(arguments, environment)
    do throws(CommandError) {
      return try status(of: options, arguments, environment)
    } catch {
      guard case .data(let lines) = error else { throw error }
      // The status says it where words cannot.
      for line in lines { try? StandardStream.error.writeLine(line) }
      return 125
    }
  }

  private static func status(
    of options: RunOptions, _ arguments: ParsedArguments, _ environment: Environment
  ) throws(CommandError) -> Int32 {
    let surroundings = try Surroundings(arguments, in: environment)
    var order = options.order
    order.usesProgressSign = surroundings.settings.progressSign
    var picture: (Time) -> Page? = { _ in nil }
    if options.showsLine(surroundings) {
      var stage = StageSetting(
        surroundings.display, cellAspect: surroundings.settings.cellAspect, isInline: true)
      var pace = Pace.rate(1)
      if let theme = try theme(options, surroundings) {
        let isFull = stage.manner == .full
        // The time that goes on is motion enough.
        if !isFull { stage.manner = .still }
        var staged = StagedTheme(theme, in: stage)
        if isFull {
          pace = Pace(staged.rhythm, rate: Int(theme.terminal.frameRate.rounded()))
        }
        picture = { staged.page(at: $0) }
      }
      order.display = .line(depth: stage.depth, pace: pace, side: options.side)
    } else if let name = options.theme {
      // A name that is wrong is wrong where nobody looks, too.
      _ = try NamedTheme(name, in: environment)
    }
    let ending = order.run(in: environment, picture: picture)
    if case .failed(let failure) = ending {
      try? StandardStream.error.writeLine("whorl: " + text(of: failure, order.command))
    }
    return status(of: ending)
  }

  /// The theme: the one named, else the usual one; `nil` where no picture is wanted.
  private static func theme(
    _ options: RunOptions, _ surroundings: Surroundings
  ) throws(CommandError) -> Theme? {
    let environment = surroundings.display.environment
    let name: String
    switch UsualTheme(environment, surroundings.settings) {
    case .off where options.theme == nil: return nil
    case .named(let usual, _): name = options.theme ?? usual
    case .unknown, .off: name = options.theme ?? RunOptions.usualTheme
    }
    return try NamedTheme(name, in: environment).document.theme
  }

  private static func text(of failure: StartFailure, _ command: ChildCommand) -> String {
    let name = VisibleText.of(command.path, limit: 200)
    func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
    switch failure {
    case .notFound: return "\(name): command not found"
    case .notExecutable(let number): return "\(name): cannot be executed: \(reason(number))"
    case .noTerminal(let number): return "no terminal for \(name): \(reason(number))"
    case .noProcess(let number): return "no process for \(name): \(reason(number))"
    }
  }

  private static func status(of ending: RunEnding) -> Int32 {
    switch ending {
    case .exited(let status): status
    case .killed(let signal): SignalDeath.die(of: signal)
    case .timedOut: 124
    case .failed(.notFound): 127
    case .failed(.notExecutable): 126
    case .failed(.noTerminal), .failed(.noProcess): 125
    case .hungUp: FatalSignal.hangUp.die()
    }
  }
}
