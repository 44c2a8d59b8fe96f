public import WhorlCore
internal import WhorlTerminal
internal import WhorlThemes

extension Theme {
  /// The theme that is taken where none is named: dots of braille.
  public static var usual: Theme {
    ofLibrary("braille-dots")
  }

  /// The theme of that name that comes with the library, whatever others there are.
  static func ofLibrary(_ name: String) -> Theme {
    let theme = Preset(id: name).flatMap { try? load(.builtIn($0), name: name) }
    return theme ?? Theme(id: name, spinner: .glyphs(Glyphs()))
  }

  /// The ids of the themes that come with the library, in the order of the gallery.
  public static var builtIn: [String] { Preset.all.map(\.id) }

  /// The theme that somebody names: one of the user's own, else one that was installed for all, else
  /// one that comes with the library.
  ///
  /// - Parameter name: an id, such as `drp-arc`; or, as on the command line, the path of a file,
  ///   which holds a slash or ends in `.json`.
  /// - Throws: where there is no such theme, or its file cannot be read or is broken.
  public static func named(_ name: String) throws(ThemeLoadingError) -> Theme {
    let paths = ThemePaths(environment: Environment.ofProcess().variables)
    let origin: ThemeOrigin
    do {
      origin = try ThemeLibrary.find(name, paths: paths)
    } catch {
      switch error {
      case .unknown(let name, let suggestion):
        throw .unknown(name: name, suggestion: suggestion)
      }
    }
    return try load(origin, name: name)
  }

  /// Reads a theme file.
  ///
  /// - Parameter path: where the file is.
  /// - Throws: where it cannot be read or is broken.
  public init(contentsOf path: String) throws(ThemeLoadingError) {
    self = try Self.load(.file(path: path), name: path)
  }

  private static func load(
    _ origin: ThemeOrigin, name: String
  ) throws(ThemeLoadingError) -> Theme {
    let bytes: [UInt8]
    do {
      bytes = try origin.bytes()
    } catch {
      throw .unreadable(path: error.path, reason: error.message)
    }
    do {
      return try ThemeDocument(bytes: bytes).theme
    } catch {
      let path = origin.path ?? name
      let first = error.findings.first { $0.severity == .error }
      throw .broken(
        path: path, line: first?.position?.line, column: first?.position?.column,
        reason: error.message)
    }
  }
}
