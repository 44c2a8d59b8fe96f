public import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// A spinner in one line of its own, on standard error, while something is being done.
///
///     let indicator = Indicator(message: "Fetching")
///     indicator.startAnimating()
///     …
///     indicator.succeed("Fetched 12 files")
///
/// The program's own threads need not do anything: a thread of the library draws, and leaves the
/// terminal as it was found when the last indicator stops, the program exits, crashes, or is ended by
/// a signal (SIGINT, SIGTERM, SIGHUP, SIGQUIT) that it does not handle itself. Ctrl-Z works. Several
/// indicators stand below each other.
///
/// Where standard error is no terminal, or nothing may move (`TERM=dumb`, `CI`, `ACCESSIBLE`, the
/// user's settings), there is a line of words at the start and one at the end, without any control
/// sequence. `NO_COLOR`, `WHORL_REDUCED_MOTION` and the other variables that the command line heeds are
/// heeded too. Nothing is shown behind `whorl run`, which shows a spinner already.
///
/// Texts are shown as they are: what a terminal would take as a command becomes a symbol.
///
/// Every method may be called from any thread.
public final class Indicator: @unchecked Sendable {
  // All that may change is only touched inside the terminal's gate.
  private let terminal = ProcessTerminal.shared
  /// What turns.
  public let theme: Theme
  private var text: String
  private var share: Double?
  private var act = Act.none

  /// What is being done about it.
  private enum Act {
    /// Nothing.
    case none
    /// It was said in words.
    case said
    /// It is shown.
    case shown(Scenery)
  }

  /// Creates an indicator that nothing is to be seen of yet.
  ///
  /// - Parameters:
  ///   - theme: what turns; a theme of several rows is drawn small, in one.
  ///   - message: what is being done, in a few words.
  public init(_ theme: Theme = .usual, message: String = "") {
    self.theme = theme
    text = message
  }

  /// What is being done, in a few words; may be changed while it turns. What does not fit into the
  /// line is left out, with an ellipsis in its place.
  public var message: String {
    get { terminal.look { text } }
    set { terminal.change { text = newValue } }
  }

  /// How much is done, 0…1, shown in percent after the message; `nil` where nobody knows. Numbers
  /// beyond that are brought into it.
  public var progress: Double? {
    get { terminal.look { share } }
    set {
      let value = newValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      terminal.change { share = value }
    }
  }

  /// Whether it has been started and neither been stopped nor ended.
  public var isAnimating: Bool {
    terminal.look {
      switch act {
      case .none: false
      case .said, .shown: true
      }
    }
  }

  /// Shows it, turning from the start of its motion; from the start again if it turns already.
  public func startAnimating() {
    let surroundings = Surroundings()
    if surroundings.showsMotion {
      let scenery = Scenery(theme, in: surroundings)
      if terminal.add(self, { act = .shown(scenery) }) { return }
    }
    let (isNew, words) = terminal.look {
      guard case .none = act else { return (false, "") }
      act = .said
      return (true, text.isEmpty ? theme.words : text)
    }
    guard isNew, surroundings.saysWords else { return }
    terminal.write(above: Line.words(words + (surroundings.showsSigns ? "…" : "...")))
  }

  /// Takes it away; nothing is left of it. Harmless where it is not shown.
  public func stopAnimating() {
    terminal.remove(self) { act = .none }
  }

  /// Takes it away and leaves a line with a tick, or, in words, says that it is done.
  ///
  /// - Parameter text: what has been done; the message where it is not given.
  public func succeed(_ text: String? = nil) { end(.success, text) }

  /// Takes it away and leaves a line with a cross, or, in words, says that it has failed.
  ///
  /// - Parameter text: what has gone wrong; the message where it is not given.
  public func fail(_ text: String? = nil) { end(.failure, text) }

  /// Takes it away and leaves a line with an "i" before it.
  ///
  /// - Parameter text: what there is to say; the message where it is not given.
  public func info(_ text: String? = nil) { end(.information, text) }

  /// Prints a line to standard output, above the indicators where that is the same terminal.
  ///
  /// To a terminal nothing but text is sent; a file or a pipe gets the text as it is.
  public func print(_ text: String = "") {
    ProgramOutput.printLine(text, beside: terminal)
  }

  private func end(_ mark: EndMark, _ text: String?) {
    let message = self.message
    let line = Line.last(mark, text, message: message, in: Surroundings())
    terminal.remove(self, leaving: line) { act = .none }
  }
}

extension Indicator: Performer {
  func advance(to now: Time) -> Bool { true }

  var awaitsPress: Bool { false }

  func press(at now: Time) {}

  func grid(at now: Time, columns: Int) -> CellGrid {
    guard case .shown(var scenery) = act else { return CellGrid(columns: 0, rows: 0) }
    defer { act = .shown(scenery) }
    return scenery.grid(at: now, message: text, progress: share, columns: columns)
  }

  func nextMoment(after now: Time) -> Time {
    guard case .shown(let scenery) = act else { return now }
    return scenery.nextFrame(after: now)
  }
}
