import WhorlTerminal
import WhorlThemes

/// The folder of the user's own themes.
enum OwnThemes {
  /// The path of an own theme's file.
  static func path(of id: String, in environment: Environment) throws(CommandError) -> String {
    guard let folder = ThemePaths(environment: environment.variables).ownThemes else {
      throw .data([
        "whorl: there is no place for own themes: neither HOME nor XDG_CONFIG_HOME is set"
      ])
    }
    return "\(folder)/\(id).json"
  }
}
