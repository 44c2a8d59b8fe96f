/// What a presentation is doing.
public enum PresentationState: Hashable, Sendable {
  /// Nothing.
  case idle
  /// It waits whether the work lasts long enough to be worth showing.
  case waiting
  /// It is coming.
  case showing
  /// It is there.
  case shown
  /// It is there, or coming, with the sign of a result.
  case result(PresentationResult)
  /// It is there, or coming, and offers to try again.
  case reload
  /// It is going.
  case hiding

  /// The state's name in reports.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .waiting: "waiting"
    case .showing: "showing"
    case .shown: "shown"
    case .result(let result): result.rawValue
    case .reload: "reload"
    case .hiding: "hiding"
    }
  }
}
