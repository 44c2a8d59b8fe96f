import WhorlTerminal
import WhorlThemes

/// A theme that somebody named on the command line, read and checked.
struct NamedTheme {
  let origin: ThemeOrigin
  let document: ThemeDocument

  /// Finds and reads a theme.
  init(_ name: String, in environment: Environment) throws(CommandError) {
    let paths = ThemePaths(environment: environment.variables)
    do {
      origin = try ThemeLibrary.find(name, paths: paths)
    } catch {
      throw .lookup(error)
    }
    let bytes: [UInt8]
    do {
      bytes = try origin.bytes()
    } catch {
      throw .file(error)
    }
    do {
      document = try ThemeDocument(bytes: bytes)
    } catch {
      throw Self.broken(error, name, origin)
    }
  }

  /// What is wrong with a theme's file, and what the file hides.
  private static func broken(
    _ error: ThemeError, _ name: String, _ origin: ThemeOrigin
  ) -> CommandError {
    let described = CommandError.theme(error, file: origin.path ?? name)
    switch origin {
    case .file, .builtIn: return described
    case .own, .shared:
      guard case .data(let lines) = described, Preset(id: name) != nil else { return described }
      return .data(
        lines + [
          "whorl: the built-in theme \(name) is behind this file; move it away to have that one"
        ])
    }
  }
}
