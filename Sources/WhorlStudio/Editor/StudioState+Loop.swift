import WhorlCore
import WhorlThemes

extension StudioState {
  /// Changes the periods of the theme a little, so that its motion repeats itself without a seam.
  mutating func closeLoop() {
    guard let document = library[subject]?.current.document else { return }
    guard let loop = SeamlessLoop(of: document.theme) else {
      status = .note("no change of periods makes this motion repeat itself")
      return
    }
    let length = DecimalText.short(loop.length.seconds, places: 3)
    guard loop.change != 0 else {
      status = .note("the motion repeats itself every \(length) s already")
      return
    }
    let changed: ThemeDocument
    do {
      changed = try document.taking(loop.theme)
    } catch {
      status = .error(error.message)
      return
    }
    setText(of: subject, to: .valid(changed))
    editor?.refused = [:]
    let summary = Change.Summary(subject: "loop of \(length) s")
    history.record(
      Change(
        id: subject, deed: .edit(before: .valid(document), after: .valid(changed)),
        summary: summary, field: nil, time: now))
    status = .note("loops every \(length) s now; speeds change by \(loop.percentage) at most")
  }
}
