import WhorlCore
import WhorlRaster
import WhorlStudio
public import WhorlTerminal
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The studio as a program.
@MainActor
public enum StudioProgram {
  /// Runs the studio on the terminal of standard input and standard output.
  ///
  /// - Precondition: Both are terminals, and no other thread runs yet.
  public static func run(_ options: StudioOptions, in environment: Environment) -> StudioEnding {
    guard !environment.isTerminalDumb else {
      let name = environment["TERM"].map { "TERM is \($0)" } ?? "TERM is not set"
      return .unusable("the studio needs a terminal that can move its cursor, but \(name)")
    }
    let isUTF8 = CharacterLocale.open(environment)
    let depth = environment.colorDepth(
      on: .output, choice: options.color, depth: options.depth)
    // The owner comes first: its handlers of signals must be there before anyone else's.
    let owner = TerminalOwner(StudioSession.use, of: STDOUT_FILENO)
    let size = owner.reportedSize ?? environment.windowSize
    guard let screen = CursesScreen(columns: size.columns, rows: size.rows, depth: depth) else {
      return .unusable("ncurses cannot be started")
    }
    let paths = ThemePaths(environment: environment.variables)
    let state = StudioState(
      host: host(options, environment, isUTF8: isUTF8, depth: depth, paths: paths),
      columns: size.columns, rows: size.rows, opening: options.theme?.name,
      reducesMotion: options.reducesMotion, isPaused: options.isPaused)
    var session = StudioSession(
      state, files: ThemeFiles(paths: paths, opened: options.theme?.openedPath), owner: owner,
      screen: screen, size: size)
    return session.run()
  }

  private static func host(
    _ options: StudioOptions, _ environment: Environment, isUTF8: Bool, depth: ColorDepth,
    paths: ThemePaths
  ) -> Host {
    // The console of Linux speaks UTF-8, but its font lacks what pictures are drawn with.
    let isConsole = environment["TERM"]?.hasPrefix("linux") ?? false
    let isASCII = !isUTF8 || isConsole || options.glyphs == .ascii
    return Host(
      isASCII: isASCII, depth: depth, surface: options.surface,
      glyphs: isASCII ? .ascii : options.glyphs ?? .braille, ownFolder: paths.ownThemes,
      currentFolder: currentFolder)
  }

  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
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
