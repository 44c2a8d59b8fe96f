/// Why a sleep ended.
public enum Wakening: Hashable, Sendable {
  /// The time has come.
  case deadline
  /// A signal asks for something.
  case interrupted(Interruption)
  /// There is something to read on these descriptors.
  case readable([Int32])
  /// The terminal was closed.
  case closed
}
