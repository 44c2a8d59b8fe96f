import WhorlRaster
import WhorlThemes

extension StudioState {
  /// The lines of a list of commands, the best match first where something is typed.
  func commands(of list: CommandList) -> [Binding] {
    var bindings = KeyTable.bindings(in: list.pane)
    switch list.contents {
    case .keys: break
    case .palette:
      let offered = bindings.filter { offers($0.action, in: list.pane) && $0.action != .palette }
      bindings = offered.filter { !$0.action.isMove } + offered.filter(\.action.isMove)
    }
    guard !list.line.text.isEmpty else { return bindings }
    let matches = bindings.enumerated().compactMap { place, binding in
      FuzzyMatch(
        list.line.text, in: "\(binding.help) \(binding.keys(ascii: host.isASCII))"
      )
      .map { (match: $0, place: place, binding: binding) }
    }
    return matches.sorted { ($1.match, $0.place) < ($0.match, $1.place) }.map(\.binding)
  }

  /// Runs the chosen command; where nothing is found, the list stays.
  mutating func runCommand() -> [Effect] {
    guard case .commands(let list) = popups.last else { return [] }
    let commands = commands(of: list)
    guard commands.indices.contains(list.chosen) else { return [] }
    popups.removeLast()
    return perform(commands[list.chosen].action)
  }

  /// Changes the list of commands that is open.
  mutating func changeCommands(_ change: (inout CommandList) -> Void) {
    guard case .commands(var list) = popups.last else { return }
    change(&list)
    popups[popups.count - 1] = .commands(list)
  }

  /// Whether an action would do anything in a pane as things are.
  func offers(_ action: Action, in pane: Pane) -> Bool {
    let theme = library[subject]
    switch action {
    case .edit, .new, .duplicate, .export, .saveAs, .openStage:
      return theme?.current.document != nil
    case .star, .editText: return theme != nil
    case .delete: return theme?.origin.isOwn == true
    case .undo: return history.canUndo(of: historyScope)
    case .redo: return history.canRedo(of: historyScope)
    case .save: return pane == .line || theme?.isDirty == true
    case .step: return focusedField?.hasSteps == true
    case .open: return focusedField != nil
    case .defaultValue:
      return focusedField.map { $0.id.element == nil && !$0.description.isRequired } ?? false
    case .savedValue: return focusedField?.isChanged == true && theme?.saved != nil
    case .addElement, .removeElement: return focusedField?.isInColorList == true
    case .closeLoop: return theme?.current.document != nil
    case .normalSpeed: return clock.speed != 1
    case .glyphs: return !host.isASCII
    case .depth: return host.depth > .monochrome
    case .back: return pane != .gallery || !gallery.search.isEmpty
    case .previous, .next, .pageUp, .pageDown, .first, .last, .previousGroup, .nextGroup, .search,
      .inspector, .rescan, .pull, .starred, .line, .pause, .frameBack, .frameForward, .slower,
      .faster,
      .background,
      .reducedMotion, .accept, .help, .palette, .mouse, .redraw, .suspend, .quit, .stage:
      return true
    }
  }
}

extension Field {
  /// Whether the field is a list of colours, or one of its elements.
  fileprivate var isInColorList: Bool {
    if case .colors = description.kind { true } else { false }
  }
}
