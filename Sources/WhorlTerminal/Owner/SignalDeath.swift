internal import CSystem

/// Dying of what a command died of.
public enum SignalDeath {
  /// Dies of a signal, so that the parent sees what it would have seen of the command; without a
  /// core dump, since the command has left its own.
  public static func die(of signal: Int32) -> Never {
    wh_no_core()
    wh_die(signal)
  }
}
