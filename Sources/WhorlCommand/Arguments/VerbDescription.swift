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
}
