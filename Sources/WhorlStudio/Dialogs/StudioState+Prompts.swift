import WhorlCore
import WhorlThemes

extension StudioState {
  /// Asks for a line of text.
  mutating func prompt(_ purpose: Prompt.Purpose) {
    var prompt = Prompt(purpose: purpose, line: LineEditor(suggestion(for: purpose)))
    prompt.problem = problem(with: prompt)
    popups.append(.prompt(prompt))
  }

  /// Asks where to export a theme to.
  mutating func promptForExport() {
    guard let theme = library[subject] else { return }
    guard theme.current.document != nil else {
      status = .error("\(subject) cannot be exported: it is not a valid theme")
      return
    }
    prompt(.export(subject))
  }

  private func suggestion(for purpose: Prompt.Purpose) -> String {
    switch purpose {
    case .new(let start): suggestion(for: start)
    case .duplicate(let id), .saveAs(let id): suggestion(for: .copy(of: id))
    case .export(let id): plainID(of: id) + ".json"
    }
  }

  private func suggestion(for start: NewTheme) -> String {
    switch start {
    case .copy(let id): library.freeID(plainID(of: id) + "-copy")
    case .form(let form): library.freeID("my-" + form.rawValue)
    }
  }

  /// The id that a theme gives itself; another word than its name if it was opened by a path.
  private func plainID(of id: String) -> String { library[id]?.current.theme?.id ?? id }

  /// Why an answer will not do.
  func problem(with prompt: Prompt) -> String? {
    let text = prompt.line.text
    switch prompt.purpose {
    case .export:
      return text.isEmpty ? "give a file" : nil
    case .new, .duplicate:
      if !ThemeID.isValid(text) { return Self.idRule }
      return library[text] == nil ? nil : "there is a theme \(text) already"
    case .saveAs(let id):
      if !ThemeID.isValid(text) { return Self.idRule }
      let isTaken = text != id && library[text]?.origin.isOwn == true
      return isTaken ? "you have a theme \(text) already" : nil
    }
  }

  private static let idRule = "an id is 1 to 64 of a-z, 0-9 and -, not beginning with -"

  /// Takes the answer to a prompt, unless it will not do.
  mutating func take(_ prompt: Prompt) -> [Effect] {
    guard prompt.problem == nil else { return [] }
    popups.removeLast()
    let text = prompt.line.text
    switch prompt.purpose {
    case .new(let start): create(text, from: start)
    case .duplicate(let id): duplicate(id, as: text)
    case .saveAs(let id): return save(id, as: text)
    case .export(let id): return export(id, to: text)
    }
    return []
  }

  /// What a new theme may start as: the one that keys act on, if there is one, and every form.
  var newThemeStarts: [NewTheme] {
    let forms = Spinner.Form.allCases.map(NewTheme.form)
    return library[subject] == nil ? forms : [.copy(of: subject)] + forms
  }

  /// Goes on to the next thing that a new theme may start as.
  mutating func cycleStart(of prompt: Prompt) {
    guard case .new(let start) = prompt.purpose else { return }
    let starts = newThemeStarts
    let place = starts.firstIndex(of: start) ?? 0
    let next = starts[(place + 1) % starts.count]
    var changed = prompt
    changed.purpose = .new(next)
    // A suggestion that nobody has touched follows the start.
    if prompt.line.text == suggestion(for: start) {
      changed.line = LineEditor(suggestion(for: next))
    }
    changed.problem = problem(with: changed)
    popups[popups.count - 1] = .prompt(changed)
  }

  /// Exports a theme with every property written out.
  private mutating func export(_ id: String, to path: String) -> [Effect] {
    guard let theme = library[id]?.current.theme else { return [] }
    do {
      let bytes = try ThemeDocument(new: theme, spellingOutDefaults: true).bytes
      return [.export(Export(id: id, bytes: bytes, path: absolute(path), expectation: .nothing))]
    } catch {
      status = .error(error.message)
      return []
    }
  }

  /// Takes note of what came of exporting.
  mutating func noteExported(_ export: Export, error: FileError?) {
    switch error {
    case nil:
      status = .success("wrote \(export.bytes.count) bytes to \(export.path)")
    case .exists:
      var again = export
      again.expectation = .anything
      ask(
        "\(export.path) exists already.",
        [
          .init(letter: "o", text: "overwrite", consequence: .export(again)),
          .init(letter: "c", text: "cancel", consequence: .cancel),
        ])
    case .some(let error):
      status = .error(error.message)
    }
  }
}
