/// What a verb of the command line takes, and what it is for.
struct VerbDescription: Sendable {
  /// How many arguments there are apart from options.
  enum Arity: Hashable, Sendable {
    case exactly(Int)
    case atMost(Int)
    case atLeast(Int)

    func allows(_ count: Int) -> Bool {
      switch self {
      case .exactly(let wanted): count == wanted
      case .atMost(let most): count <= most
      case .atLeast(let least): count >= least
      }
    }
  }

  /// The arguments as the help shows them: `THEME KEY=VALUE…`.
  let synopsis: String
  let arity: Arity
  let options: [Option]
  /// What the verb does, in a line.
  let summary: String
  /// More about it, where a line is not enough.
  var details: [String] = []
  /// What each argument stands for; the last one also for all that follow.
  var operands: [Operand] = []
  /// Whether what follows the first argument belongs to it, options or not.
  var endsOptionsAtOperand = false

  /// The options with those that every verb has.
  var allOptions: [Option] { options + [.quiet, .help] }

  /// What an argument that is no option stands for.
  enum Operand: Hashable, Sendable {
    /// A theme's id, or the path of its file.
    case theme
    /// A path.
    case file
    /// A property of any theme or of the settings.
    case property
    /// `KEY=VALUE` for the theme that is named first.
    case setting
    /// A program.
    case command
    /// A verb.
    case verb
    /// One of some words.
    case word([String])
    /// Something new, called so.
    case text(String)
  }
}
