/// What the status line says.
struct Status: Hashable, Sendable {
  /// How it is meant.
  enum Kind: Hashable, Sendable {
    case note
    case success
    case error
  }

  /// How it is meant.
  var kind: Kind
  /// The words.
  var text: String

  /// Something that was done or found.
  static func note(_ text: String) -> Status { Status(kind: .note, text: text) }
  /// Something that went well.
  static func success(_ text: String) -> Status { Status(kind: .success, text: text) }
  /// Something that went wrong.
  static func error(_ text: String) -> Status { Status(kind: .error, text: text) }
}
