/// What somebody does with the keyboard or the mouse. Places are counted from 0 at the top left.
enum InputEvent: Hashable {
  case key(Screen.Key)
  /// The first button went down.
  case press(row: Int, column: Int)
  /// The mouse moved with the first button down.
  case drag(row: Int, column: Int)
  /// The button went up.
  case release
  case wheelUp
  case wheelDown

  /// Whether it is a way to say yes to what can be clicked.
  var isPress: Bool {
    switch self {
    case .key(.enter), .key(.character(" ")), .press: true
    case .key, .drag, .release, .wheelUp, .wheelDown: false
    }
  }
}
