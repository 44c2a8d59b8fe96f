import WhorlCore

extension StudioState {
  /// Two clicks on the same thing within this time are a double click.
  private static let doubleClick = Time(seconds: 0.4)

  /// Does what the mouse means.
  mutating func mouse(_ event: MouseEvent) -> [Effect] {
    if isOverStage(event) {
      mouseOnStage(event)
      return []
    }
    switch event.kind {
    case .drag: return pane == .gallery ? dragList(to: event.row) : []
    case .release:
      releaseList()
      return []
    case .wheelUp: return scroll(by: -1, over: event)
    case .wheelDown: return scroll(by: 1, over: event)
    case .press: return click(event)
    }
  }

  private mutating func click(_ event: MouseEvent) -> [Effect] {
    guard let target = view().target(column: event.column, row: event.row) else { return [] }
    var isDouble = false
    if let last = lastClick, last.target == target, now - last.time < Self.doubleClick {
      isDouble = true
    }
    lastClick = isDouble ? nil : (target, now)
    switch target {
    case .nothing, .stage: return []
    case .action(let action): return perform(action)
    case .theme(let id):
      gallery.line = nil
      gallery.chosen = id
      if gallery.scroll == 0 { dragStart = event.row }
      if isDouble { edit(id) }
    case .field(let id):
      if editor?.entry != nil { acceptEntry() }
      editor?.focus = id
      if isDouble { openEntry(with: nil) }
    case .answer(let place): return answer(place)
    case .command(let place):
      changeCommands { $0.chosen = place }
      return perform(.accept)
    }
    return []
  }

  /// The wheel changes the focused number under it, and moves through everything else.
  private mutating func scroll(by count: Int, over event: MouseEvent) -> [Effect] {
    let target = view().target(column: event.column, row: event.row)
    if pane == .editor, let field = focusedField, target == .field(field.id), field.takesNumbers {
      status = nil
      step(by: Step(count: Double(-count)))
      return []
    }
    if count < 0, pane == .gallery, isFirstChosen { return perform(.pull) }
    return perform(count < 0 ? .previous : .next)
  }
}
