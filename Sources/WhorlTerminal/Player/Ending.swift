/// How a performance ended. The terminal is as it was found in every case.
public enum Ending: Hashable, Sendable {
  /// Its time was over.
  case finished
  /// The terminal was closed.
  case closed
  /// A signal asked for the end; the caller says its last words and dies of it.
  case signal(FatalSignal)
}
