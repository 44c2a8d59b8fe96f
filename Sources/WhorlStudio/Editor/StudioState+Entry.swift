import WhorlThemes

extension StudioState {
  /// Begins to type a value: from scratch, or from the one that is there.
  ///
  /// Enter on a choice or a switch goes to its next value instead.
  mutating func openEntry(with text: String?) {
    guard let field = focusedField, let before = library[subject]?.current else { return }
    if text == nil {
      switch field.kind {
      case .choice, .boolean:
        step(by: .up)
        return
      case .number, .numberOrWord, .numberOrNever, .size, .numbers, .text, .glyph, .file,
        .identifier, .tags, .frames,
        .asciiTwin, .color, .colors, .palette, .timingFunction, .animated, .animatedPair,
        .layerColor, .layerShape, .copies, .layers:
        break
      }
    }
    let refusal = editor?.refused[field.id]
    var line = LineEditor(text == nil ? refusal?.text ?? field.entryText : "")
    if let text { line.insert(text) }
    editor?.entry = FieldEntry(
      field: field.id, line: line, before: before, problem: refusal?.problem)
    tryEntry()
  }

  /// Changes the line that has the caret.
  mutating func editLine(_ edit: (inout LineEditor) -> Void) {
    if case .commands(let list) = popups.last {
      changeCommands { edit(&$0.line) }
      if case .commands(let edited) = popups.last, edited.line.text != list.line.text {
        changeCommands { $0.chosen = 0 }
      }
    } else if case .prompt(var prompt) = popups.last {
      edit(&prompt.line)
      prompt.problem = problem(with: prompt)
      popups[popups.count - 1] = .prompt(prompt)
    } else if var entry = editor?.entry {
      edit(&entry.line)
      editor?.entry = entry
      tryEntry()
    } else if var line = gallery.line {
      edit(&line)
      gallery.line = line
      search(line.text)
    }
  }

  /// Shows what the typed value would look like; an invalid one leaves the picture as it is.
  private mutating func tryEntry() {
    guard var entry = editor?.entry, let document = entry.before.document,
      let field = focusedField
    else { return }
    do {
      let changed = try document.setting(field, typed: entry.line.text)
      entry.problem = nil
      setText(of: subject, to: .valid(changed))
    } catch {
      entry.problem = error.message
    }
    editor?.entry = entry
  }

  /// Ends typing, if something is being typed, and saves the theme unless that will not do.
  mutating func acceptAndSave() -> [Effect] {
    if case .prompt(let prompt) = popups.last { return take(prompt) }
    gallery.line = nil
    if let field = editor?.entry?.field {
      acceptEntry()
      guard editor?.refused[field] == nil else { return [] }
    }
    return save(subject)
  }

  /// Ends typing. A value that will not do is kept beside the field, and the theme is as before.
  mutating func acceptEntry() {
    guard let entry = editor?.entry else { return }
    editor?.entry = nil
    let typed = library[subject]?.current
    setText(of: subject, to: entry.before)
    guard let field = form?.field(at: entry.field) else { return }
    if let problem = entry.problem {
      editor?.refused[entry.field] = Refusal(text: entry.line.text, problem: problem)
    } else if let document = typed?.document {
      editor?.refused[entry.field] = nil
      commit(document, of: field, before: entry.before)
    }
  }

  /// Ends typing, and forgets what was typed.
  mutating func cancelEntry() {
    guard let entry = editor?.entry else { return }
    editor?.entry = nil
    setText(of: subject, to: entry.before)
  }
}
