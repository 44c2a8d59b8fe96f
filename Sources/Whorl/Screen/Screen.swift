public import WhorlRaster
internal import WhorlTerminal

/// The program's hold of the whole terminal, over whose contents things are presented.
///
///     let screen = try Screen.open(.lines(page))
///     let hud = HUD.show(in: screen)
///     …
///     hud.hide()
///     screen.close()
///
/// It is an alternate screen: what was there before comes back untouched when it is closed, when the
/// program exits or crashes, or when a signal ends it. What the program writes to standard error
/// meanwhile is kept and comes after that, and so does what it prints with ``print(_:)``; what it writes
/// to standard output by other means damages the screen. Ctrl-C and Ctrl-Z work. Keys and clicks come
/// to the screen, so nothing else is to read standard input.
///
/// Every property and method may be used from any thread. The last column of the window stays free.
public final class Screen: Sendable {
  /// What is on a screen.
  public enum Contents: Hashable, Sendable {
    /// Lines of text, cut off at the right; control characters are shown as symbols.
    case lines([String])
    /// Cells, cut off at the right and at the bottom.
    case cells(CellGrid)
  }

  let terminal = ProcessTerminal.shared
  let theater: Theater
  let surroundings: Surroundings

  private init(_ theater: Theater, _ surroundings: Surroundings) {
    self.theater = theater
    self.surroundings = surroundings
  }

  /// Takes the whole terminal.
  ///
  /// - Throws: where standard input and standard error are not the same terminal, where that cannot
  ///   move its cursor, or where the program has a screen already.
  public static func open(_ contents: Contents = .lines([])) throws(ScreenError) -> Screen {
    // An open screen keeps standard error to itself, which then looks like no terminal.
    guard !ProcessTerminal.shared.isTaken else { throw .taken }
    let surroundings = Surroundings()
    guard surroundings.hasWholeTerminal else { throw .noTerminal }
    let size = surroundings.display.environment.windowSize
    let theater = Theater(contents, columns: size.columns - 1, rows: size.rows)
    let screen = Screen(theater, surroundings)
    guard screen.terminal.open(theater) else { throw .taken }
    return screen
  }

  /// Prints a line to standard output, which is there once the screen is closed.
  ///
  /// To a terminal nothing but text is sent; a file or a pipe gets the text as it is.
  public func print(_ text: String = "") { ProgramOutput.printLine(text, beside: terminal) }

  /// Gives the terminal back; harmless if that has been done.
  public func close() { terminal.close(theater) }

  /// Whether the program still has the terminal.
  public var isOpen: Bool { terminal.look { terminal.theater === theater } }

  /// What everything is presented over.
  public var contents: Contents {
    get { terminal.look { theater.contents } }
    set { terminal.change { theater.contents = newValue } }
  }

  /// How many columns and rows there are; they change with the window.
  public var size: (columns: Int, rows: Int) {
    terminal.look { (theater.columns, theater.rows) }
  }

  /// The first of the lines that is to be seen, from 0.
  public var firstLine: Int {
    get { terminal.look { theater.firstLine } }
    set { terminal.change { theater.scroll(to: newValue) } }
  }

  /// Is called with each key that nothing presented has swallowed, on a thread of the library's.
  public var onKey: (@Sendable (Key) -> Void)? {
    get { terminal.look { theater.onKey } }
    set { terminal.change { theater.onKey = newValue } }
  }
}
