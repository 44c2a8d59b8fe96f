/// Something that is asked for in a line of text.
struct Prompt: Hashable, Sendable {
  /// What the answer is used for.
  enum Purpose: Hashable, Sendable {
    /// The id of a new theme that starts as another one, or from a form's defaults.
    case new(NewTheme)
    /// The id of a copy of a theme.
    case duplicate(of: String)
    /// The id to save a theme under.
    case saveAs(String)
    /// The file to export a theme to.
    case export(String)
  }

  /// What is asked.
  var purpose: Purpose
  /// The answer so far.
  var line: LineEditor
  /// Why the answer will not do; `nil` while it will.
  var problem: String?
}
