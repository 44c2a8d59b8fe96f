/// How a presentation comes, after GVLoadingView.
public enum ShowAnimation: String, CaseIterable, Sendable {
  /// It is there at once.
  case none
  /// It slides in from the lower edge of its container.
  case appear
  /// It becomes opaque.
  case fade
  /// It unrolls.
  case shutter
  /// It falls from above and bounces twice.
  case drop
  /// It grows.
  case zoom
}

/// How a presentation goes, after GVLoadingView.
public enum DismissAnimation: String, CaseIterable, Sendable {
  /// It is gone at once.
  case none
  /// It slides out over the lower edge of its container.
  case disappear
  /// It becomes transparent.
  case fade
  /// It rolls up.
  case shutter
  /// It shrinks.
  case zoom
}
