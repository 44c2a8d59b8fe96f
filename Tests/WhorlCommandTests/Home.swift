import WhorlTestSupport

/// A home folder of its own for the program under test.
struct Home {
  let folder = TemporaryFolder()

  /// The environment of the program: this home, UTF-8, and no more than what is given.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    [
      "HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "XDG_DATA_DIRS": "/nowhere",
    ]
    .merging(more) { $1 }
  }

  /// Runs the program to its end, without a terminal.
  func whorl(
    _ arguments: String..., environment more: [String: String] = [:], directory: String? = nil
  ) throws -> Finished {
    try run(
      BuiltProduct.path(of: "whorl"), arguments, environment: environment(more),
      directory: directory)
  }

  /// Starts the program on a terminal.
  func terminal(
    _ arguments: String..., environment more: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProduct.path(of: "whorl"), arguments,
      environment: environment(["TERM": "xterm-256color"].merging(more) { $1 }), rows: rows,
      columns: columns)
  }

  /// A ring in one colour that has nothing else to show where there is only ASCII.
  static let plainRing = """
    { "format": "whorl-theme", "version": 1, "id": "plain",
      "spinner": { "form": "ring", "colorSequence": ["#007AFF"], "minimumArcLength": 5,
        "maximumArcLength": 5 } }
    """

  /// The path of an own theme's file, from the home folder.
  static func themeFile(_ id: String) -> String { ".config/whorl/themes/\(id).json" }

  /// The settings file, from the home folder.
  static let settingsFile = ".config/whorl/config.json"
}
