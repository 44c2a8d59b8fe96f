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
  /// What they are changed to.
  var use: TerminalUse.Input
  /// What is to be restored.
  private(set) var found: termios?
  private var applied: termios?

  init(_ use: TerminalUse.Input, of descriptor: Int32) {
    self.use = use
    self.descriptor = descriptor
  }

  /// Reads the settings as they are, unless they are still those that were applied.
  mutating func record() {
    guard use != .untouched else {
      found = nil
      return
    }
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    if let applied, applied.c_lflag == current.c_lflag, found != nil { return }
    found = current
  }

  /// Makes the changes.
  mutating func apply() {
    guard var settings = found else { return }
    switch use {
    case .untouched, .recorded: return
    case .silent: settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    case .keys: settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON)
    case .relayed(let sendsSignals):
      cfmakeraw(&settings)
      if sendsSignals { settings.c_lflag |= tcflag_t(ISIG) }
    }
    guard tcsetattr(descriptor, TCSANOW, &settings) == 0 else { return }
    applied = settings
  }
}
