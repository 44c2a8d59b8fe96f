import WhorlThemes

extension StudioState {
  /// Does what Enter means.
  mutating func accept(in pane: Pane) -> [Effect] {
    switch pane {
    case .line: return acceptLine()
    case .commands: return runCommand()
    case .question:
      guard case .question(let question) = popups.last else { return [] }
      return answer(question.chosen)
    case .gallery, .editor, .stage: return []
    }
  }

  /// Does what Esc means.
  mutating func back(in pane: Pane) -> [Effect] {
    if !popups.isEmpty {
      popups.removeLast()
      return []
    }
    switch screen {
    case .stage: return leaveStage()
    case .editor(let editor, let gallery):
      if editor.entry != nil { cancelEntry() } else { screen = .gallery(gallery) }
    case .gallery(let gallery):
      if gallery.line != nil || !gallery.search.isEmpty {
        self.gallery.line = nil
        search("")
      }
    }
    return []
  }

  private mutating func acceptLine() -> [Effect] {
    if case .prompt(let prompt) = popups.last { return take(prompt) }
    if editor?.entry != nil { acceptEntry() } else { gallery.line = nil }
    return []
  }

  /// Asks a question; the last answer is the harmless one.
  mutating func ask(_ text: String, _ answers: [Question.Answer]) {
    popups.append(.question(Question(text, answers)))
  }

  /// Does what an answer means.
  mutating func answer(_ place: Int) -> [Effect] {
    guard case .question(let question) = popups.popLast() else { return [] }
    switch question.answers[place].consequence {
    case .cancel: return []
    case .saveAndQuit: return saveAndQuit()
    case .quit: return [.quit]
    case .delete(let id): return delete(id)
    case .overwrite(let id): return overwrite(id)
    case .reload(let id): return reload(id)
    case .saveAs(let id):
      prompt(.saveAs(id))
      return []
    case .editAgain(let draft): return editAgain(draft)
    case .recover: return recover()
    case .discardRecovery: return discardRecovery()
    case .export(let export): return [.export(export)]
    }
  }

  /// Moves through whatever has the focus.
  mutating func move(_ move: Move, in pane: Pane) -> [Effect] {
    switch pane {
    case .gallery:
      if move == .by(-1), let effects = pullByUp() { return effects }
      moveChosen(move)
    case .editor: moveFocus(move)
    case .stage: break
    case .line: moveFromLine(move)
    case .commands:
      guard case .commands(let list) = popups.last else { return [] }
      let place = move.place(from: list.chosen, count: commands(of: list).count)
      changeCommands { $0.chosen = place }
    case .question:
      guard case .question(var question) = popups.last, case .by(let count) = move else {
        return []
      }
      question.move(by: count)
      popups[popups.count - 1] = .question(question)
    }
    return []
  }

  /// In a line of text the arrows that lead up and down lead out of it.
  private mutating func moveFromLine(_ move: Move) {
    if case .prompt(let prompt) = popups.last {
      cycleStart(of: prompt)
    } else if editor?.entry != nil {
      acceptEntry()
      moveFocus(move)
    } else {
      moveChosen(move)
    }
  }
}
