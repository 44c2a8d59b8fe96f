import WhorlCore
import WhorlThemes

extension StudioState {
  /// Gives the theme's text to the user's own editor.
  mutating func editText() -> [Effect] {
    guard let theme = library[subject] else { return [] }
    return editText(of: theme, from: theme.current.bytes)
  }

  /// Gives a draft that was no theme to the editor again.
  mutating func editAgain(_ draft: Draft) -> [Effect] {
    library[draft.id].map { editText(of: $0, from: draft.bytes) } ?? []
  }

  private mutating func editText(of theme: LibraryTheme, from bytes: [UInt8]) -> [Effect] {
    let file = theme.name.hasSuffix(".json") ? theme.name : theme.name + ".json"
    // Nobody writes the recovery file while the editor has the terminal.
    return keepUnsaved(isEnding: true) + [.edit(Draft(id: theme.id, name: file, bytes: bytes))]
  }

  /// Takes what the user's own editor has made of a theme, unless it is none any more.
  mutating func noteEdited(_ draft: Draft, _ outcome: Draft.Outcome) {
    guard let theme = library[draft.id] else { return }
    switch outcome {
    case .failed(let reason):
      status = .error(reason)
    case .text(let bytes) where bytes == theme.current.bytes:
      status = .note("\(theme.name) is as it was")
    case .text(let bytes):
      let text = ThemeText(bytes: bytes)
      if let problem = problem(with: text, of: theme) {
        let again = Draft(id: draft.id, name: draft.name, bytes: bytes)
        ask(
          problem,
          [
            .init(letter: "e", text: "edit again", consequence: .editAgain(again)),
            .init(letter: "d", text: "discard", consequence: .cancel),
          ])
        return
      }
      setText(of: theme.id, to: text)
      if editor?.id == theme.id { editor?.refused = [:] }
      history.record(
        Change(
          id: theme.id, deed: .edit(before: theme.current, after: text),
          summary: Change.Summary(subject: "edit of the text"), field: nil, time: now))
      status = .note("\(theme.name) was edited, not saved yet")
    }
  }

  private func problem(with text: ThemeText, of theme: LibraryTheme) -> String? {
    if let problem = text.problem { return problem }
    guard let id = theme.current.theme?.id, let new = text.theme?.id, new != id else { return nil }
    return "The id became \(new); it stays \(id) here, and save as makes another."
  }
}
