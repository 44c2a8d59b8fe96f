import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// Plays a theme.
enum PlayVerb {
  private static let title = Option(
    "title", aliases: ["text"], .text("TEXT"), "words beside the picture")
  private static let duration = Option("for", .text("TIME"), "how long, such as 3s")
  private static let speed = Option("speed", .text("X"), "how many times faster, 0.1 to 10")
  private static let inline = Option("inline", "in one line")
  private static let watch = Option("watch", "read the theme again whenever its file changes")

  static let description = VerbDescription(
    synopsis: "[THEME] [--title TEXT] [--for TIME] [--size CxR] [--inline] [display options]",
    arity: .atMost(1),
    options: [title, duration, .size, .fps, speed, inline, watch] + Option.display,
    summary: "animate a theme until interrupted, or for some time",
    details: [
      "It plays on standard error. Where that is no terminal, or nothing may move, it says the",
      "title, or the theme's label, in one line. Without a THEME it is that of WHORL_SPINNER or of",
      "the settings; where they name none either, a THEME must be given. With --quiet nothing is",
      "shown; the time of --for passes all the same.",
    ],
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let surroundings = try Surroundings(arguments, in: environment)
    let named = try NamedTheme(
      try name(arguments, UsualTheme(environment, surroundings.settings)), in: environment)
    let theme = named.document.theme
    let words = arguments.value(of: title).flatMap { $0.isEmpty ? nil : $0 }
    let player = Player(
      frameRate: try arguments.whole(of: .fps, in: 1...60)
        ?? Int(theme.terminal.frameRate.rounded()),
      duration: try arguments.time(of: duration),
      speed: try arguments.number(of: speed, in: 0.1...10) ?? 1,
      caption: words.map { Caption($0, placement: arguments.has(inline) ? .right : .below) })
    let box = try arguments.box(of: .size)
    if arguments.has(.quiet) { return end(player.announce(nil)) }
    guard surroundings.display.motion.isAllowed else {
      return end(player.announce(words ?? theme.words))
    }
    var stage = StageSetting(
      surroundings.display, cellAspect: surroundings.settings.cellAspect)
    stage.box = box
    stage.isInline = arguments.has(inline)
    var staged = StagedTheme(theme, in: stage)
    guard arguments.has(watch), let path = named.origin.path else {
      return end(player.play(in: environment, depth: stage.depth) { staged.page(at: $0) })
    }
    var watched = WatchedTheme(path: path)
    let ending = player.play(in: environment, depth: stage.depth) { time in
      if let theme = watched.change(at: time) { staged = StagedTheme(theme, in: stage) }
      return Page(staged.page(at: time).grid)
    }
    return end(ending)
  }

  /// The theme to play: the one named, else the usual one.
  private static func name(
    _ arguments: ParsedArguments, _ usual: UsualTheme
  ) throws(CommandError) -> String {
    if let name = arguments.operands.first { return name }
    switch usual {
    case .named(let name, _): return name
    case .off: throw .usage(.noTheme(isOff: true))
    case .unknown: throw .usage(.noTheme(isOff: false))
    }
  }

  private static func end(_ ending: Ending) -> Int32 {
    switch ending {
    case .finished, .closed: 0
    case .signal(let signal): signal.die()
    }
  }
}
