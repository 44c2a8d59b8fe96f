internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// What the thread that draws is to do next.
struct Order {
  /// What is to be seen.
  enum Sight {
    /// Nothing any more.
    case nothing
    /// Rows at the end of what the program has written; perhaps keys mean something to them.
    case rows(CellGrid, readsKeys: Bool)
    /// The whole screen.
    case screen(CellGrid)
  }

  /// The number of the last thing that was asked for.
  let number: Int
  /// What is to be written above.
  let lines: [UInt8]
  /// What is to be seen.
  let sight: Sight
  /// When it is to look again.
  let deadline: Time
}

/// How the terminal is used while something is shown.
enum Footing: Hashable {
  case rows
  case rowsWithKeys
  case screen

  init?(_ sight: Order.Sight) {
    switch sight {
    case .nothing: return nil
    case .rows(_, let readsKeys): self = readsKeys ? .rowsWithKeys : .rows
    case .screen: self = .screen
    }
  }

  var use: TerminalUse {
    switch self {
    case .rows: TerminalUse(input: .silent, features: [.hiddenCursor])
    case .rowsWithKeys: TerminalUse(input: .keys, features: [.hiddenCursor, .mouse])
    case .screen: TerminalUse(input: .keys, features: [.alternateScreen, .hiddenCursor, .mouse])
    }
  }

  /// What is written first on leaving.
  var epilogue: [UInt8] {
    switch self {
    case .rows, .rowsWithKeys: Array(Stage.erasure.utf8)
    case .screen: []
    }
  }

  var readsKeys: Bool {
    switch self {
    case .rows: false
    case .rowsWithKeys, .screen: true
    }
  }
}
