import WhorlTerminal
import WhorlThemes

/// Tells what this terminal can do and why, and what is broken.
enum DoctorVerb {
  static let description = VerbDescription(
    synopsis: "[--json] [display options]", arity: .exactly(0),
    options: [.json] + Option.display,
    summary: "tell what this terminal can do and why, and what is broken",
    details: [
      "Every decision is followed by what decided it: an option, a variable, the settings, or the",
      "terminal. Display options show what they would change. The status is 1 if a theme folder, an",
      "own theme or the settings are broken. On a terminal it also measures how wide characters are",
      "drawn there, by asking for the cursor's position; not with --json.",
    ])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    let report = DoctorReport(
      arguments, in: environment, forPeople: !arguments.has(.json))
    if arguments.has(.json) {
      try StandardStream.output.writeJSON(JSONText.file(report.json))
    } else {
      try StandardStream.output.writeLine(report.text)
    }
    return report.problems.isEmpty ? 0 : 1
  }
}
