#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The names of signals.
enum SignalName {
  private static let names: [(Int32, String)] = [
    (SIGHUP, "SIGHUP"), (SIGINT, "SIGINT"), (SIGQUIT, "SIGQUIT"), (SIGILL, "SIGILL"),
    (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
    (SIGKILL, "SIGKILL"), (SIGUSR1, "SIGUSR1"), (SIGSEGV, "SIGSEGV"), (SIGUSR2, "SIGUSR2"),
    (SIGPIPE, "SIGPIPE"), (SIGALRM, "SIGALRM"), (SIGTERM, "SIGTERM"), (SIGXCPU, "SIGXCPU"),
    (SIGXFSZ, "SIGXFSZ"), (SIGSYS, "SIGSYS"),
  ]

  /// A signal's name, or its number where it has no name of its own.
  static func of(_ number: Int32) -> String {
    names.first { $0.0 == number }?.1 ?? "signal \(number)"
  }
}
