public import WhorlCore

/// Words that stand beside a moving picture and stay as they are.
public struct Caption: Hashable, Sendable {
  /// Where the words stand.
  public enum Placement: Hashable, Sendable {
    /// One cell to the right of the picture, in its middle row.
    case right
    /// In a row of their own below the picture.
    case below
  }

  /// The words; those that do not fit are left out, with an ellipsis in their place.
  public var text: String
  /// Where the words stand.
  public var placement: Placement
  /// The words' colour; `nil` for the terminal's own.
  public var color: Color?

  /// Creates a caption.
  public init(_ text: String, placement: Placement = .right, color: Color? = nil) {
    self.text = text
    self.placement = placement
    self.color = color
  }
}
