/// A theme's text for the user's own editor.
public struct Draft: Hashable, Sendable {
  /// The theme's id.
  public var id: String
  /// The name that the file shall have.
  public var name: String
  /// The text.
  public var bytes: [UInt8]

  /// What has become of it.
  public enum Outcome: Hashable, Sendable {
    /// The text as the editor left it.
    case text([UInt8])
    /// The editor was of no use, for a reason in words.
    case failed(String)
  }
}
