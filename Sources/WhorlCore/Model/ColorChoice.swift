/// What the user says about colour on the command line.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour where it is welcome.
  case auto
  /// Colour, wherever the output goes.
  case always
  /// No colour.
  case never
}
