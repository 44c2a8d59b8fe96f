internal import CSystem
internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal
internal import WhorlThemes

/// What decides about how something is shown: the environment and the user's settings.
struct Surroundings {
  /// The rules.
  let display: Display
  private let settings: Settings

  /// Reads them; settings that cannot be read count as none.
  init() {
    let environment = Environment.ofProcess()
    settings = Self.settings(in: environment)
    display = Display(environment, settings: DisplayWishes(settings))
  }

  private static func settings(in environment: Environment) -> Settings {
    guard let path = ThemePaths(environment: environment.variables).settings,
      let bytes = try? FileStore.read(path), let document = try? SettingsDocument(bytes: bytes)
    else { return Settings() }
    return document.settings
  }

  private var isInsideAnother: Bool { RunMarker.isInside(display.environment) }

  /// Whether pictures may move on standard error.
  var showsMotion: Bool { display.motion.isAllowed && !isInsideAnother }
  /// Whether the program can have the whole terminal.
  var hasWholeTerminal: Bool {
    let environment = display.environment
    return environment.isInputTerminal && environment.isErrorTerminal
      && !environment.isTerminalDumb && wh_is_same_terminal(0, 2)
  }
  /// Whether words take their place.
  var saysWords: Bool { !isInsideAnother }
  /// Whether characters beyond ASCII can be shown.
  var showsSigns: Bool { display.environment.showsSigns }
  /// How a theme is shown in one line.
  var stage: StageSetting {
    StageSetting(display, cellAspect: settings.cellAspect, isInline: true)
  }
}
