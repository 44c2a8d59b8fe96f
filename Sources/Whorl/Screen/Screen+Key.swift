extension Screen {
  /// A key that was pressed.
  public enum Key: Hashable, Sendable {
    /// A character, the space among them.
    case character(Character)
    /// A letter together with Ctrl.
    case control(Character)
    /// Enter.
    case enter
    /// Tab.
    case tab
    /// The key that deletes to the left.
    case backspace
    /// The key that deletes to the right.
    case delete
    /// Escape.
    case escape
    /// An arrow key.
    case up, down, left, right
    /// To the beginning or the end.
    case home, end
    /// A page up or down.
    case pageUp, pageDown
  }
}
