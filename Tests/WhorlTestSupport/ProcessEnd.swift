internal import CVterm

/// How a process ended.
public enum ProcessEnd: Hashable, Sendable {
  /// By itself, with this status.
  case exit(Int32)
  /// By this signal.
  case signal(Int32)

  init(waitStatus: Int32) {
    let value = wht_status_value(waitStatus)
    self = wht_status_is_exit(waitStatus) != 0 ? .exit(value) : .signal(value)
  }
}
