/// Something that the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public enum Kind: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The mouse moved while the left button was down.
    case drag
    /// The left button went up.
    case release
    /// The wheel was turned away from the user.
    case wheelUp
    /// The wheel was turned towards the user.
    case wheelDown
  }

  /// What the mouse did.
  public var kind: Kind
  /// The cell's column, from 0 at the left.
  public var column: Int
  /// The cell's row, from 0 at the top.
  public var row: Int

  /// Creates an event.
  public init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }
}
