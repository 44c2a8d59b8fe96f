#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The line discipline as the studio needs it: every key arrives at once and as itself, and nothing
/// is echoed. The terminal's owner has recorded what was there before.
enum RawKeyboard {
  /// Makes it so on standard input.
  static func enter() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
