import WhorlCore
import WhorlThemes

/// What is wrong with the way the program was called.
enum UsageError: Error, Hashable {
  /// There is no such verb.
  case unknownVerb(String)
  /// There is no such option.
  case unknownOption(String, Verb)
  /// An option lacks its value.
  case missingValue(Option)
  /// An option that takes no value has one.
  case unwantedValue(Option)
  /// An option's value is none that it takes.
  case badValue(Option, String, allowed: String)
  /// Too many arguments, or too few.
  case wrongArguments(Verb)
  /// An argument of `set` is no setting.
  case noSetting(String)
  /// Two options that cannot go together.
  case conflict(Option, Option)
  /// A theme's name that is none.
  case badID(String)
  /// An argument is not UTF-8; they count from 1.
  case notUTF8(argument: Int)
  /// No theme is named, and none is the usual one; or none at all is wanted.
  case noTheme(isOff: Bool)
  /// There is no demonstration of such a name.
  case unknownDemo(String, known: [String])
  /// What fills the screen needs a terminal.
  case noTerminal(Verb)

  /// The error as a sentence, safe to print.
  var message: String {
    switch self {
    case .unknownVerb(let name):
      "there is no verb \(shown(name))"
        + hint(Suggestion.nearest(to: name, in: Verb.allCases.map(\.rawValue)))
    case .unknownOption(let name, let verb):
      "\(verb.rawValue) has no option \(shown(name))"
        + hint(
          Suggestion.nearest(
            to: name, in: verb.description.allOptions.map { "--" + $0.name }))
    case .missingValue(let option): "--\(option.name) needs a value"
    case .unwantedValue(let option): "--\(option.name) takes no value"
    case .badValue(let option, let value, let allowed):
      "--\(option.name) is \(shown(value)); give \(allowed)"
    case .wrongArguments(let verb):
      "usage: whorl \(verb.rawValue) \(verb.description.synopsis)"
    case .noSetting(let text): "\(shown(text)) is no setting; give KEY=VALUE"
    case .conflict(let one, let other): "--\(one.name) and --\(other.name) cannot go together"
    case .badID(let id):
      "\(shown(id)) cannot name a theme; give 1 to 64 of a-z, 0-9 and -, not beginning with -"
    case .notUTF8(let number): "argument \(number) is not UTF-8"
    case .noTheme(let isOff):
      "give a THEME: "
        + (isOff ? "WHORL_SPINNER is off" : "neither WHORL_SPINNER nor the settings name one")
    case .unknownDemo(let name, let known):
      "there is no demo \(shown(name)); "
        + (Suggestion.nearest(to: name, in: known).map { "did you mean \($0)?" }
          ?? "give one of \(known.joined(separator: ", "))")
    case .noTerminal(let verb): "the \(verb.rawValue) needs a terminal"
    }
  }

  private func shown(_ text: String) -> String {
    text.isEmpty ? "\"\"" : VisibleText.of(text, limit: 60)
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \($0)?" } ?? ""
  }
}
