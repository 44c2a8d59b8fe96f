import WhorlCore
import WhorlRaster
import WhorlStudio
import WhorlTerminal
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The studio as a program.
public enum StudioProgram {
  /// Runs the studio on the terminal of standard input and standard output.
  ///
  /// - Precondition: Both are terminals, and no other thread runs yet.
  public static func run(_ options: StudioOptions) -> StudioEnding {
    let display = options.display
    let environment = display.environment
    guard !environment.isTerminalDumb else {
      let name = environment["TERM"].map { "TERM is \($0)" } ?? "TERM is not set"
      return .unusable("the studio needs a terminal that can move its cursor, but \(name)")
    }
    let glyphs = display.glyphs.glyphs
    let isASCII = glyphs == .ascii || !CharacterLocale.openUTF8()
    let depth = display.depth(on: .output).depth
    // The owner comes first: its handlers of signals must be there before anyone else's.
    let owner = TerminalOwner(StudioSession.use, of: STDOUT_FILENO)
    let size = owner.reportedSize ?? environment.windowSize
    guard let screen = CursesScreen(columns: size.columns, rows: size.rows, depth: depth) else {
      return .unusable("ncurses cannot be started")
    }
    let paths = ThemePaths(environment: environment.variables)
    let state = StudioState(
      host: Host(
        isASCII: isASCII, depth: depth, surface: options.surface,
        glyphs: isASCII ? .ascii : glyphs, ownFolder: paths.ownThemes,
        currentFolder: currentFolder, cellAspect: options.cellAspect),
      columns: size.columns, rows: size.rows, opening: options.opening.map(\.opening),
      reducesMotion: display.reducedMotion.isWanted, isPaused: options.isPaused,
      isMouseOn: options.isMouseOn)
    var session = StudioSession(
      state, files: ThemeFiles(paths: paths, opened: options.opening?.openedPath),
      recovery: RecoveryStore(state: paths.state), stars: StarFile(state: paths.state),
      editor: ExternalEditor(environment), owner: owner, screen: screen, size: size)
    return session.run()
  }

  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

extension StudioOptions.Beginning {
  /// What the studio is told to begin with.
  fileprivate var opening: Opening {
    switch self {
    case .demo(let ancestor): .demo(ancestor)
    case .theme(let origin): .theme(origin.name)
    }
  }

  /// The path, if a theme was named by one.
  fileprivate var openedPath: String? {
    switch self {
    case .demo: nil
    case .theme(let origin): origin.openedPath
    }
  }
}

extension ThemeOrigin {
  /// What the studio calls the theme: its id, or the path that it was named by.
  fileprivate var name: String {
    switch self {
    case .own(let path), .shared(let path):
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    case .builtIn(let preset): return preset.id
    case .file(let path): return path
    }
  }

  /// The path, if the theme was named by one.
  fileprivate var openedPath: String? {
    switch self {
    case .own, .shared, .builtIn: nil
    case .file(let path): path
    }
  }
}
