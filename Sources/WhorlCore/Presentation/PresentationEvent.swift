/// What can happen to a presentation.
public enum PresentationEvent: Hashable, Sendable {
  /// It is wanted, with these words or with its own.
  case show(message: String? = nil)
  /// It is not wanted any more.
  case dismiss
  /// The work has ended, with these words or with the sign's own.
  case result(PresentationResult, text: String? = nil)
  /// The work has failed and may be tried again, with these words or with its own.
  case reload(message: String? = nil)
  /// It is tried again, with these words or with its own.
  case exitReload(message: String? = nil)
  /// The words change.
  case message(String)
  /// The smaller words change.
  case details(String)
  /// So much of the work is done, 0…1; `nil` where nobody knows any more.
  case progress(Double?)
  /// Somebody clicked it or pressed a key for it.
  case press
}

/// What a presentation tells its owner.
public enum PresentationOutcome: Hashable, Sendable {
  /// It has begun to be seen.
  case appeared
  /// It has arrived at its place.
  case shown
  /// Somebody wants it to be tried again; the owner says so with `exitReload`.
  case reloadRequested
  /// It is gone, or was called off before it was seen.
  case dismissed
}
