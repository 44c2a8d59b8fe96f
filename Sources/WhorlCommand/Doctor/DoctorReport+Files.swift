import WhorlCore
import WhorlTerminal
import WhorlThemes

extension DoctorReport {
  /// Looks at the terminal, the theme folders and the settings.
  ///
  /// The widths of characters are measured only for people: it writes on the terminal.
  init(_ arguments: ParsedArguments, in environment: Environment, forPeople: Bool) {
    let found = UserSettings(in: environment)
    let display = Display(
      environment, asked: arguments.displayWishes, settings: DisplayWishes(found.settings))
    let paths = ThemePaths(environment: environment.variables)
    let library = ThemeLibrary(paths: paths)
    let usual = UsualTheme(environment, found.settings)
    let characters = forPeople ? Self.characters(in: environment) : nil
    sections =
      [
        .terminal(display)
      ] + (characters.map { [$0] } ?? []) + [
        .play(display), .studio(display, found.settings),
        .themes(paths, library, usual), .settings(found),
      ]
    problems =
      library.problems.map(\.message) + library.entries.flatMap(Self.faults)
      + Self.faults(usual, paths) + found.errors
    notes = found.warnings + Self.strangers(paths)
  }

  /// What is wrong with a theme that is a file.
  private static func faults(_ entry: ThemeLibrary.Entry) -> [String] {
    guard let path = entry.origin.path else { return [] }
    do throws(FileError) {
      return ThemeDocument.findings(in: try FileStore.read(path))
        .filter { $0.severity == .error }.map { $0.line(file: path) }
    } catch {
      return [error.message]
    }
  }

  /// What is wrong with the theme that is used where none is named.
  private static func faults(_ usual: UsualTheme, _ paths: ThemePaths) -> [String] {
    guard case .named(let name, let basis) = usual else { return [] }
    do {
      let origin = try ThemeLibrary.find(name, paths: paths)
      if case .file(let path) = origin, !FileStore.exists(path) {
        return ["\(basis.text): there is no file \(VisibleText.of(path))"]
      }
      return []
    } catch {
      return ["\(basis.text): \(error.message)"]
    }
  }

  /// The files in theme folders that cannot be named by an id.
  private static func strangers(_ paths: ThemePaths) -> [String] {
    ([paths.ownThemes].compactMap(\.self) + paths.sharedThemes).flatMap { folder in
      let names = (try? FileStore.names(inFolder: folder)) ?? []
      return names.filter { $0.hasSuffix(".json") && !ThemeID.isValid(String($0.dropLast(5))) }
        .map { "\(VisibleText.of("\(folder)/\($0)")) is left out: its name is no id" }
    }
  }
}

extension DoctorReport.Section {
  /// Where themes come from.
  fileprivate static func themes(
    _ paths: ThemePaths, _ library: ThemeLibrary, _ usual: UsualTheme
  ) -> Self {
    var own = 0
    var shared = 0
    for entry in library.entries {
      switch entry.origin {
      case .own: own += 1
      case .shared: shared += 1
      case .builtIn, .file: break
      }
    }
    let ownFolder = paths.ownThemes.map { VisibleText.of($0) }
    return Self(
      key: "themes", heading: "themes",
      rows: [
        .init(
          "own", String(own), .number(Double(own)),
          ownFolder ?? "neither HOME nor XDG_CONFIG_HOME is set"),
        .init(
          "shared", String(shared), .number(Double(shared)),
          paths.sharedThemes.map { VisibleText.of($0) }.joined(separator: ", ")),
        .init(
          "built-in", String(Preset.all.count), .number(Double(Preset.all.count)),
          "inside the program"),
        row(usual),
      ])
  }

  private static func row(_ usual: UsualTheme) -> DoctorReport.Row {
    switch usual {
    case .named(let name, let basis):
      .init("usual", VisibleText.of(name, limit: 64), .string(name), basis.text)
    case .off(let basis): .init("usual", "off", .string("off"), basis.text)
    case .unknown:
      .init("usual", "none", .null, "neither WHORL_SPINNER nor the settings name one")
    }
  }

  /// What the settings file says.
  fileprivate static func settings(_ found: UserSettings) -> Self {
    let path = found.path.map { VisibleText.of($0) }
    guard case .valid(let document) = found.state else {
      let isMissing = if case .missing = found.state { true } else { false }
      return Self(
        key: "settings", heading: "settings",
        rows: [
          .init(
            "file", isMissing ? "none" : "broken", .string(isMissing ? "none" : "broken"),
            path ?? "neither HOME nor XDG_CONFIG_HOME is set")
        ])
    }
    let given = PropertyDescription.settings.filter { document.gives($0.path) }
    let rows = given.map { property in
      let value = document.settings.value(at: property.path) ?? .absent
      let text = property.kind.text(of: value)
      return DoctorReport.Row(
        property.path.name, VisibleText.of(text, limit: 64), JSONValue(value), "")
    }
    return Self(
      key: "settings", heading: "settings",
      rows: [.init("file", "valid", .string("valid"), path ?? "")] + rows)
  }
}

extension UserSettings {
  /// What is wrong with the file, a line each.
  fileprivate var errors: [String] {
    switch state {
    case .missing, .valid: []
    case .broken(let lines): lines
    }
  }

  /// What a check has to say about a valid file, a line each.
  fileprivate var warnings: [String] {
    guard case .valid(let document) = state, let path else { return [] }
    return document.warnings.map { $0.line(file: path) }
  }
}
