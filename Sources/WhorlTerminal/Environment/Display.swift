/// The rules about what is shown and how: functions of what surrounds the program and of what
/// somebody wants.
///
/// The command line wins over the variables of the environment, these over the settings, and those
/// over the theme. Every decision comes with its reason.
public struct Display: Hashable, Sendable {
  /// What surrounds the program.
  public let environment: Environment
  /// What the command line says.
  public let asked: DisplayWishes
  /// What the settings say.
  public let settings: DisplayWishes

  /// Creates the rules for one run of the program.
  public init(
    _ environment: Environment, asked: DisplayWishes = DisplayWishes(),
    settings: DisplayWishes = DisplayWishes()
  ) {
    self.environment = environment
    self.asked = asked
    self.settings = settings
  }

  /// The reason that a variable gives, set or not.
  func basis(of name: String) -> Basis {
    environment[name].map { .variable(name, value: $0) } ?? .unset([name])
  }
}
