/// What a JSON value is.
public enum JSONKind: UInt8, Hashable, Sendable {
  /// Members between braces.
  case object
  /// Elements between brackets.
  case array
  /// Text between double quotes.
  case string
  /// A number.
  case number
  /// The word `true`.
  case `true`
  /// The word `false`.
  case `false`
  /// The word `null`.
  case null

  /// Whether values of this kind hold other values.
  @inline(__always)
  public var isContainer: Bool { rawValue <= JSONKind.array.rawValue }
}
