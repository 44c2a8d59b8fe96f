import WhorlCore

/// What can be undone and redone, over all themes and across saves.
struct History: Hashable, Sendable {
  /// What was done, the newest last.
  private(set) var done: [Change] = []
  /// What was undone, the newest last.
  private(set) var undone: [Change] = []

  /// How many changes are kept.
  static let depth = 500
  /// How many bytes of text the kept changes may hold.
  static let capacity = 64 << 20
  /// Changes of one field that follow each other sooner than this are one.
  static let pause = Time(seconds: 0.6)

  /// Notes a change; it joins the newest one if that was of the same field a moment ago.
  mutating func record(_ change: Change) {
    undone.removeAll { $0.id == change.id }
    if let joined = done.last?.joined(with: change) {
      done.removeLast()
      // Steps there and back are no change.
      if !joined.isNothing { done.append(joined) }
    } else {
      done.append(change)
    }
    trim()
  }

  /// Takes the newest change of a theme, or of any theme, off the list to be undone.
  mutating func undo(of id: String?) -> Change? {
    guard let place = done.lastIndex(where: { id == nil || $0.id == id }) else { return nil }
    let change = done.remove(at: place)
    undone.append(change)
    return change
  }

  /// Takes the change that was undone last off the list to be done again.
  mutating func redo(of id: String?) -> Change? {
    guard let place = undone.lastIndex(where: { id == nil || $0.id == id }) else { return nil }
    let change = undone.remove(at: place)
    done.append(change)
    return change
  }

  /// Whether there is a change of a theme, or of any theme, to be undone.
  func canUndo(of id: String?) -> Bool { done.contains { id == nil || $0.id == id } }

  /// Whether there is a change of a theme, or of any theme, to be done again.
  func canRedo(of id: String?) -> Bool { undone.contains { id == nil || $0.id == id } }

  /// How many changes of a theme can be undone.
  func count(of id: String) -> Int {
    done.count { $0.id == id }
  }

  private mutating func trim() {
    if done.count > Self.depth { done.removeFirst(done.count - Self.depth) }
    var total = done.reduce(0) { $0 + $1.size }
    while total > Self.capacity, done.count > 1 { total -= done.removeFirst().size }
  }
}
