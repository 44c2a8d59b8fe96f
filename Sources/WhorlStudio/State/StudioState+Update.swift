import WhorlCore
import WhorlThemes

extension StudioState {
  /// Takes note of something that happened, and says what is to be done about it.
  public mutating func update(_ event: Event) -> [Effect] {
    var effects = react(to: event)
    settleConflicts()
    effects += advanceStage()
    advanceBanner()
    advanceWork()
    keepInSight()
    if let place = effects.firstIndex(of: .quit) {
      effects.insert(.dropRecovery, at: place)
    } else {
      // First, since what comes of a save makes it out of date.
      effects = keepUnsaved(after: event) + effects
    }
    return effects
  }

  private mutating func react(to event: Event) -> [Effect] {
    switch event {
    case .tick(let time):
      now = max(now, time)
      list.advance(to: now)
      return []
    case .key(let press):
      return self.press(press)
    case .paste(let text):
      return work.presentation.blocksInput ? [] : paste(text)
    case .mouse(let event):
      return work.presentation.blocksInput ? [] : mouse(event)
    case .resized(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      return []
    case .themesRead(let files, let problems):
      _ = list.apply(.end, at: now)
      work.presentation.apply(.dismiss, at: now)
      takeThemes(files, problems: problems, new: problems)
      openFirst()
      return []
    case .filesChanged(let files, let problems):
      takeThemes(
        files, problems: problems, new: problems.filter { !self.problems.contains($0) })
      return []
    case .edited(let draft, let outcome):
      noteEdited(draft, outcome)
      return []
    case .starsRead(let ids, let error):
      noteStars(ids, error: error)
      return []
    case .recoveryFound(let found):
      return offer(found)
    case .recoveryKept(let error):
      noteKept(error)
      return []
    case .imageRead(let file, let image, let problem):
      images.take(image, of: file)
      if let problem { status = .error(problem) }
      return []
    case .ending:
      return []
    case .saved(let save, let error):
      return noteSaved(save, error: error)
    case .deleted(let deletion, let error):
      return noteDeleted(deletion, error: error)
    case .exported(let export, let error):
      noteExported(export, error: error)
      return []
    }
  }

  private mutating func press(_ press: KeyPress) -> [Effect] {
    let pane = pane
    isQuitting = false
    // On a terminal that is too small nothing can be seen, so nothing but leaving makes sense.
    let leaving: [KeyPress] = [.character("q"), .control("c"), .control("z"), .control("l")]
    if isTooSmall, popups.isEmpty, !leaving.contains(press) { return [] }
    // What lies under the veil is not to be touched; leaving and stopping work all the same.
    if work.presentation.blocksInput, !press.modifiers.contains(.control) { return [] }
    if case .question(let question) = popups.last, let letter = press.typed,
      let place = question.answers.firstIndex(where: { $0.letter == letter })
    {
      return answer(place)
    }
    if let action = KeyTable.action(for: press, in: pane) { return perform(action) }
    guard let character = press.typed else { return [] }
    return type(character, in: pane)
  }

  private mutating func type(_ character: Character, in pane: Pane) -> [Effect] {
    switch pane {
    case .line, .commands:
      editLine { $0.insert(String(character)) }
    case .editor:
      if focusedField?.begins(with: character) == true {
        openEntry(with: String(character))
      }
    case .gallery, .stage, .question:
      break
    }
    return []
  }

  private mutating func paste(_ text: String) -> [Effect] {
    switch pane {
    case .line, .commands: editLine { $0.insert(text) }
    case .editor: openEntry(with: text)
    case .gallery, .stage, .question: break
    }
    return []
  }

  /// Does what a key, a click or a line of the help stands for.
  mutating func perform(_ action: Action) -> [Effect] {
    let pane = pane
    if action != .accept { status = nil }
    switch action {
    case .previous: return move(.by(-1), in: pane)
    case .next: return move(.by(1), in: pane)
    case .pageUp: return move(.by(-pageLength(in: pane)), in: pane)
    case .pageDown: return move(.by(pageLength(in: pane)), in: pane)
    case .first: return move(.toStart, in: pane)
    case .last: return move(.toEnd, in: pane)
    case .previousGroup: moveGroup(by: -1)
    case .nextGroup: moveGroup(by: 1)
    case .edit: edit(subject)
    case .openStage: openStage()
    case .stage(let action): perform(action)
    case .new: prompt(.new(newThemeStarts[0]))
    case .duplicate: if library[subject] != nil { prompt(.duplicate(of: subject)) }
    case .delete: askToDelete()
    case .export: promptForExport()
    case .search: gallery.line = LineEditor(gallery.search.text)
    case .inspector: gallery.showsInspector.toggle()
    case .rescan:
      noteWork()
      return [.readThemes]
    case .pull: return pullList()
    case .star: return toggleStar()
    case .starred: toggleStarred()
    case .editText: return editText()
    case .undo: return undo()
    case .redo: return redo()
    case .save: return acceptAndSave()
    case .saveAs: if library[subject] != nil { prompt(.saveAs(subject)) }
    case .step(let step): self.step(by: step)
    case .open: openEntry(with: nil)
    case .defaultValue: resetField()
    case .savedValue: revertField()
    case .addElement: addElement()
    case .removeElement: removeElement()
    case .closeLoop: closeLoop()
    case .line(let command): editLine { $0.perform(command) }
    case .pause: togglePause()
    case .frameBack: moveFrame(by: -1)
    case .frameForward: moveFrame(by: 1)
    case .slower: changeSpeed(by: 1 / 1.25)
    case .faster: changeSpeed(by: 1.25)
    case .normalSpeed: resetSpeed()
    case .background: cycleBackdrop()
    case .glyphs: cycleGlyphs()
    case .depth: cycleDepth()
    case .reducedMotion: toggleReducedMotion()
    case .accept: return accept(in: pane)
    case .back: return back(in: pane)
    case .help: popups.append(.commands(CommandList(.keys, of: pane)))
    case .palette: popups.append(.commands(CommandList(.palette, of: pane)))
    case .mouse: return toggleMouse()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return quit()
    }
    return []
  }
}
