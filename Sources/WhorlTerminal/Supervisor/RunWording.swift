internal import WhorlCore
internal import WhorlRaster

/// What is said about a command while it runs and when it has ended.
public struct RunWording: Hashable, Sendable {
  /// What it is doing.
  public var title: String
  /// What is said when it has succeeded; `nil` for the title.
  public var success: String?
  /// What is said when it has failed; `nil` for the title and what happened.
  public var failure: String?
  /// Whether nothing is said or shown at all, other than what the command itself says.
  public var isQuiet = false
  /// Whether characters beyond ASCII can be shown.
  public var showsSigns: Bool

  /// Creates what is said about a title.
  public init(title: String, showsSigns: Bool) {
    self.title = title
    self.showsSigns = showsSigns
  }

  /// What is said in the end, in a number of cells: the title or the text for it, what happened, and
  /// how long it took. Where there is too little room, the title is cut first.
  func end(_ ending: RunEnding, title: String, after time: Time, cells: Int) -> String {
    let own = ending.isSuccess ? success : failure
    let reason = ending.isSuccess || own != nil ? "" : ": \(Self.reason(ending))"
    let rest = reason + (Self.elapsed(time).map { " (\($0))" } ?? "")
    let room = max(cells - rest.cellWidth, min(cells, 4))
    let ellipsis: Character = showsSigns ? "…" : ">"
    return ((own ?? title).shortened(toCells: room, ellipsis: ellipsis) + rest)
      .shortened(toCells: cells, ellipsis: ellipsis)
  }

  /// The same in words only, for where signs are not read out.
  func words(_ ending: RunEnding, title: String, after time: Time) -> String {
    let elapsed = Self.elapsed(time)
    if ending.isSuccess {
      return (success ?? "\(title): done") + (elapsed.map { " in \($0)" } ?? "")
    }
    return (failure ?? "\(title): failed, \(Self.reason(ending))")
      + (elapsed.map { " after \($0)" } ?? "")
  }

  /// Why it failed.
  private static func reason(_ ending: RunEnding) -> String {
    switch ending {
    case .exited(let status): "status \(status)"
    case .killed(let signal): "killed by \(SignalName.of(signal))"
    case .timedOut: "timed out"
    case .failed: "not started"
    case .hungUp: "hung up"
    }
  }

  /// Whole seconds in words; `nil` for less than one.
  static func elapsed(_ time: Time) -> String? {
    let seconds = time.nanoseconds / 1_000_000_000
    guard seconds > 0 else { return nil }
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if seconds < 60 { return "\(seconds)s" }
    if seconds < 3600 { return "\(seconds / 60)m\(padded(seconds % 60))s" }
    return "\(seconds / 3600)h\(padded(seconds / 60 % 60))m"
  }
}
