import WhorlCore
import WhorlTerminal

/// The theme where the command line names none.
enum UsualTheme: Hashable {
  /// The one of a name, and what names it.
  case named(String, Basis)
  /// No picture is wanted.
  case off(Basis)
  /// Nothing says.
  case unknown

  /// Asks `WHORL_SPINNER` first, a theme or `off`, then the settings.
  init(_ environment: Environment, _ settings: Settings) {
    let variable = "WHORL_SPINNER"
    if let name = environment[variable] {
      let basis = Basis.variable(variable, value: name)
      self = name == "off" ? .off(basis) : .named(name, basis)
    } else if !settings.spinner.isEmpty {
      self = .named(settings.spinner, .setting("spinner"))
    } else {
      self = .unknown
    }
  }
}
