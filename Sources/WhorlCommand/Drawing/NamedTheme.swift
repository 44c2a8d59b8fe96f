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
      throw .theme(error, file: origin.path ?? name)
    }
  }
}
