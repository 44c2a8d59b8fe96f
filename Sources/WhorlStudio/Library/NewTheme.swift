import WhorlCore

/// What a new theme starts as.
enum NewTheme: Hashable, Sendable {
  /// A copy of another one.
  case copy(of: String)
  /// A form with its defaults.
  case form(Spinner.Form)
}
