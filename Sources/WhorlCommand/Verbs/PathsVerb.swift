import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Prints where things are looked for.
enum PathsVerb {
  static let description = VerbDescription(
    synopsis: "", arity: .exactly(0), options: [],
    summary: "print where themes and settings are looked for, in order")

  static func run(in environment: Environment) throws(CommandError) -> Int32 {
    let paths = ThemePaths(environment: environment.variables)
    var lines = [
      "own themes     \(paths.ownThemes ?? "none: neither HOME nor XDG_CONFIG_HOME is set")"
    ]
    lines += paths.sharedThemes.map { "shared themes  \($0)" }
    lines.append("built-in       \(Preset.all.count) themes inside the program")
    if let settings = paths.settings { lines.append("settings       \(settings)") }
    if let state = paths.state { lines.append("state          \(state)") }
    try StandardStream.output.writeLine(lines.map(VisibleText.of).joined(separator: "\n"))
    return 0
  }
}
