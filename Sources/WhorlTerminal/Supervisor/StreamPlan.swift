internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which of a command's output is shown while it runs.
public struct OutputChoice: Hashable, Sendable {
  /// Whether its standard output is.
  public var showsOutput = false
  /// Whether its standard error is.
  public var showsError = false
  /// Whether output is kept until the command fails, also where it would not go to a terminal.
  public var isForFailure = false
  /// The most lines of each stream that are shown when it fails; `nil` for all that are kept.
  public var tail: Int?

  /// Creates the usual choice: nothing is shown unless the command fails.
  public init() {}
}

/// What the three streams of a command are connected to.
struct StreamPlan: Hashable, Sendable {
  /// Where a stream of output goes.
  enum Route: Hashable, Sendable {
    /// Where ours goes, without us.
    case inherited
    /// To a terminal of the command's own, which we read.
    case terminal(isShown: Bool)
    /// Into a pipe that we read, to be kept.
    case pipe
  }

  /// The terminal that all is shown on; `nil` where none of the streams is one.
  let screen: Int32?
  /// Whether the command reads from a terminal of its own.
  let readsTerminal: Bool
  let output: Route
  let error: Route

  /// Plans for the streams that this process has.
  ///
  /// - Parameter isInside: whether standard error is a terminal that an outer spinner made. That
  ///   shows it, and the one that controls us, on the same screen.
  init(
    _ choice: OutputChoice, terminals: (input: Bool, output: Bool, error: Bool), isInside: Bool
  ) {
    screen = terminals.error ? 2 : terminals.output ? 1 : terminals.input ? 0 : nil
    let screen = screen
    /// Another terminal than the one that all is shown on is like a file.
    func isScreen(_ stream: Int32, _ isTerminal: Bool) -> Bool {
      guard isTerminal, let screen else { return false }
      return stream == screen || wh_is_same_terminal(stream, screen)
        || isInside && tcgetpgrp(stream) >= 0
    }
    func route(_ stream: Int32, _ isTerminal: Bool, isShown: Bool) -> Route {
      if isScreen(stream, isTerminal) { return .terminal(isShown: isShown) }
      return choice.isForFailure && !isShown ? .pipe : .inherited
    }
    readsTerminal = isScreen(0, terminals.input)
    output = route(1, terminals.output, isShown: choice.showsOutput)
    error = route(2, terminals.error, isShown: choice.showsError)
  }

  /// Whether standard error needs another terminal than the one that controls the command: only so
  /// can it be told from the output there.
  var isErrorApart: Bool {
    guard case .terminal(let showsOutput) = output, case .terminal(let showsError) = error else {
      return false
    }
    return !(showsOutput && showsError)
  }

  /// Whether the command needs a terminal of its own.
  var needsTerminal: Bool { screen != nil }
}
