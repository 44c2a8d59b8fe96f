internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The settings of a terminal's line discipline, as they were found and as they were changed.
struct TerminalSettings {
  /// The terminal.
  let descriptor: Int32
  private let use: TerminalUse.Input
  /// What is to be restored.
  private(set) var found: termios?
  private var applied: termios?

  /// Returns `nil` where nothing is going to be changed or there is nothing to change.
  init?(_ use: TerminalUse.Input, of descriptor: Int32) {
    guard use != .untouched else { return nil }
    self.use = use
    self.descriptor = descriptor
  }

  /// Reads the settings as they are, unless they are still those that were applied.
  mutating func record() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    if let applied, applied.c_lflag == current.c_lflag, found != nil { return }
    found = current
  }

  /// Makes the changes.
  mutating func apply() {
    guard use == .silent, var settings = found else { return }
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    guard tcsetattr(descriptor, TCSANOW, &settings) == 0 else { return }
    applied = settings
  }
}
