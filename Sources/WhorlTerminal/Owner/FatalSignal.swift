internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A signal that ends the program once the terminal is restored.
public enum FatalSignal: CaseIterable, Hashable, Sendable {
  /// SIGINT: Ctrl-C.
  case interrupt
  /// SIGTERM: somebody asked politely.
  case terminate
  /// SIGHUP: the terminal was closed.
  case hangUp
  /// SIGQUIT: Ctrl-\.
  case quit

  /// The signal's number on this system.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    }
  }

  /// Dies of the signal, so that a shell, `make` or a script sees that the program did not end by
  /// itself. To be called when everything is restored.
  public func die() -> Never {
    wh_die(number)
  }
}
