/// A key of the keyboard, without its modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types something; letters that Ctrl goes with are in lower case.
  case character(Character)
  case enter
  case tab
  case escape
  /// The key that deletes to the left of the caret.
  case backspace
  /// The key that deletes to the right of the caret.
  case delete
  case insert
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  /// F1 … F12.
  case function(Int)
}
