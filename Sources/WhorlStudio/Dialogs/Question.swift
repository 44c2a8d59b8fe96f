/// A question with a few answers.
struct Question: Hashable, Sendable {
  /// One of the answers.
  struct Answer: Hashable, Sendable {
    /// The letter that gives it.
    var letter: Character
    /// What stands on it.
    var text: String
    /// What it does.
    var consequence: Consequence
  }

  /// What an answer does.
  enum Consequence: Hashable, Sendable {
    /// Nothing.
    case cancel
    /// Saves all unsaved themes, then ends.
    case saveAndQuit
    /// Ends without saving.
    case quit
    /// Deletes the file of a theme.
    case delete(id: String)
    /// Saves a theme over whatever its file holds now.
    case overwrite(id: String)
    /// Forgets the changes of a theme and takes what its file holds now.
    case reload(id: String)
    /// Asks for another id to save a theme under.
    case saveAs(id: String)
    /// Gives a text that is no theme to the user's own editor again.
    case editAgain(Draft)
    /// Takes what a studio has left that ended without saving.
    case recover
    /// Forgets that.
    case discardRecovery
    /// Writes an export over a file that exists.
    case export(Export)
  }

  /// The question.
  var text: String
  /// The answers, the harmless one last.
  var answers: [Answer]
  /// Which answer Enter gives.
  var chosen: Int

  /// Asks a question; Enter gives the last answer, which is the harmless one.
  init(_ text: String, _ answers: [Answer]) {
    self.text = text
    self.answers = answers
    chosen = answers.count - 1
  }

  /// Moves to another answer, around the ends.
  mutating func move(by count: Int) {
    chosen = (chosen + count + answers.count) % answers.count
  }
}
