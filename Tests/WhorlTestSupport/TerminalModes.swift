#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The line discipline's settings of a terminal, to be compared before and after.
public struct TerminalModes: Hashable, Sendable {
  private let input, output, control, local: UInt64
  private let characters: [UInt8]

  /// Whether typed characters appear.
  public var isEchoing: Bool { local & UInt64(ECHO) != 0 }
  /// Whether input arrives by lines.
  public var isCanonical: Bool { local & UInt64(ICANON) != 0 }
  /// Whether Ctrl-C and its kin send signals.
  public var sendsSignals: Bool { local & UInt64(ISIG) != 0 }

  init?(of descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    input = UInt64(modes.c_iflag)
    output = UInt64(modes.c_oflag)
    control = UInt64(modes.c_cflag)
    // Whether typed characters are waiting to be printed again is a state, not a setting.
    local = UInt64(modes.c_lflag) & ~UInt64(PENDIN)
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
