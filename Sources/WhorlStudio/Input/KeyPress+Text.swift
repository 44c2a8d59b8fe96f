extension KeyPress {
  /// The press as help and the bottom line show it, such as `Ctrl+S` or `↑`.
  ///
  /// With `ascii`, the arrows are words.
  public func text(ascii: Bool) -> String {
    var text = ""
    if modifiers.contains(.control) { text += "Ctrl+" }
    if modifiers.contains(.alt) { text += "Alt+" }
    if modifiers.contains(.shift) { text += "Shift+" }
    switch key {
    case .character(" "): text += "Space"
    case .character(let character):
      text += modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: text += "Enter"
    case .tab: text += "Tab"
    case .escape: text += "Esc"
    case .backspace: text += "Backspace"
    case .delete: text += "Del"
    case .insert: text += "Ins"
    case .up: text += ascii ? "Up" : "↑"
    case .down: text += ascii ? "Down" : "↓"
    case .left: text += ascii ? "Left" : "←"
    case .right: text += ascii ? "Right" : "→"
    case .pageUp: text += "PgUp"
    case .pageDown: text += "PgDn"
    case .home: text += "Home"
    case .end: text += "End"
    case .function(let number): text += "F\(number)"
    }
    return text
  }
}
