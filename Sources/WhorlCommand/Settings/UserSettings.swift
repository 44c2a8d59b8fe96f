import WhorlCore
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// The user's settings as they were found.
struct UserSettings {
  /// Where they are looked for; `nil` where no home is known.
  let path: String?
  /// What is in the file.
  let state: State

  /// What can be in the file.
  enum State {
    /// There is no file, which is normal.
    case missing
    /// Settings.
    case valid(SettingsDocument)
    /// Something else, with a line for each thing that is wrong.
    case broken([String])
  }

  /// Reads the settings file.
  init(in environment: Environment) {
    path = ThemePaths(environment: environment.variables).settings
    state = path.map(Self.state) ?? .missing
  }

  private static func state(of path: String) -> State {
    let bytes: [UInt8]
    do {
      bytes = try FileStore.read(path)
    } catch {
      return error.isMissing ? .missing : .broken([error.message])
    }
    do {
      return .valid(try SettingsDocument(bytes: bytes))
    } catch {
      let errors = error.findings.filter { $0.severity == .error }
      return .broken(errors.map { $0.line(file: path) })
    }
  }

  /// What the settings are; the defaults where there is no valid file.
  var settings: Settings {
    switch state {
    case .valid(let document): document.settings
    case .missing, .broken: Settings()
    }
  }

  /// The line about a file that cannot be used.
  var complaint: String? {
    switch state {
    case .missing, .valid: nil
    case .broken(let lines): "whorl: settings ignored: " + (lines.first ?? "not readable")
    }
  }
}
