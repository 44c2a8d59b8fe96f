/// The texts that `--help` shows.
enum HelpText {
  /// The program's name and version.
  static let version = "whorl 0.1.0"

  /// Help about the program.
  static var program: String {
    let width = Verb.allCases.map(\.rawValue.count).max() ?? 0
    let verbs = Verb.allCases.map { verb in
      "  \(verb.rawValue.padded(to: width))  \(verb.description.summary)"
    }
    return """
      whorl: loading spinners for the terminal, designed once and used everywhere

      usage: whorl                  open the studio
             whorl [--quiet] VERB [ARGUMENTS] [OPTIONS]

      \(verbs.joined(separator: "\n"))

      THEME is a theme's id (whorl list) or the path of a .json file.
      whorl VERB --help tells more; whorl --version tells the version.
      """
  }

  /// Help about a verb.
  static func of(_ verb: Verb) -> String {
    let description = verb.description
    let options = description.allOptions
    let width = options.map { $0.synopsis.count }.filter { $0 <= 40 }.max() ?? 0
    var lines = ["usage: whorl \(verb.rawValue) \(description.synopsis)".trimmedRight, ""]
    lines.append(description.summary)
    lines += description.details
    lines.append("")
    for option in options {
      if option.synopsis.count > 40 {
        lines.append("  \(option.synopsis)")
        lines.append("  \("".padded(to: width))  \(option.summary)")
      } else {
        lines.append("  \(option.synopsis.padded(to: width))  \(option.summary)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
