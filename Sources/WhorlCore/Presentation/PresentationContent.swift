/// What stands in a presentation.
public enum PresentationContent: Hashable, Sendable {
  /// The spinner, and since when it turns.
  case loading(since: Time)
  /// The sign of a result, and its words.
  case result(PresentationResult, String)
  /// The sign that one may try again, and its words.
  case reload(String)

  /// Since when the spinner turns; `nil` where there is none.
  var spinnerStart: Time? {
    switch self {
    case .loading(let start): start
    case .result, .reload: nil
    }
  }
}
