/// One press of a key, with the modifiers that the terminal tells of.
public struct KeyPress: Hashable, Sendable {
  /// Keys that are held while another one is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int

    /// Shift; never told for characters, which come shifted already.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Ctrl.
    public static let control = Modifiers(rawValue: 4)

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The key itself.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers

  /// Creates a press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The press that types `character`.
  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  /// The press of a letter with Ctrl held.
  public static func control(_ letter: Character) -> KeyPress {
    KeyPress(.character(letter), .control)
  }

  /// The character that this press types, or `nil` for a key that types nothing.
  public var typed: Character? {
    guard case .character(let character) = key, modifiers.isEmpty else { return nil }
    return character
  }
}
