internal import CVterm

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program on a terminal of its own, whose screen an emulator keeps.
///
/// Every wait ends with an error after `patience`, never with a guess.
public final class PseudoTerminal {
  /// How long a wait may take.
  public var patience: Duration = .seconds(30)
  /// Everything that the program wrote to the terminal.
  public private(set) var bytes: [UInt8] = []
  let screen: OpaquePointer
  let child: ChildProcess
  /// The number of rows and columns.
  public private(set) var size: (rows: Int, columns: Int)
  /// The settings of the line discipline before the program started.
  public let modesAtStart: TerminalModes?

  /// Starts a program that controls a new terminal.
  ///
  /// A size of 0 is told to the program, which then knows no size; the screen is 24×80.
  ///
  /// The program sees these arguments and this environment, default signal dispositions, no other
  /// descriptors, and whatever each stream is redirected to.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    rows: Int = 24, columns: Int = 80, input: Redirection = .terminal,
    output: Redirection = .terminal, error: Redirection = .terminal, directory: String? = nil
  ) throws {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var path = [CChar](repeating: 0, count: 128)
    var extent = winsize()
    extent.ws_row = UInt16(rows)
    extent.ws_col = UInt16(columns)
    guard openpty(&ours, &theirs, &path, nil, &extent) == 0 else {
      throw TestFailure.system(call: "openpty", error: errno)
    }
    modesAtStart = TerminalModes(of: ours)
    size = (rows == 0 ? 24 : rows, columns == 0 ? 80 : columns)
    let launch = Launch(
      executable: executable, arguments: arguments, environment: environment,
      directory: directory,
      terminal: String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self),
      input: input, output: output, error: error)
    do {
      child = try launch.start()
    } catch {
      close(ours)
      close(theirs)
      throw error
    }
    let isUsed = [input, output, error].contains(.terminal)
    child.attach(terminal: ours, holding: isUsed ? nil : theirs)
    // The child has opened the terminal for itself by now.
    if isUsed { close(theirs) }
    screen = wht_new(Int32(size.rows), Int32(size.columns))
  }

  deinit {
    wht_free(screen)
  }

  /// The process id of the program.
  public var pid: Int32 { child.pid }
  /// What the program wrote to a standard output that is a pipe.
  public var output: [UInt8] { child.output }
  /// What the program wrote to a standard error that is a pipe.
  public var errorOutput: [UInt8] { child.errorOutput }
  /// How often the program was stopped by a signal.
  public var stopCount: Int { child.stopCount }
  /// The settings of the line discipline now; `nil` when the terminal is closed.
  public var modes: TerminalModes? { child.terminalDescriptor.flatMap { TerminalModes(of: $0) } }

  /// Types text, as keys that send these bytes.
  public func send(_ keys: String) {
    child.type(Array(keys.utf8))
  }

  /// Types bytes.
  public func send(bytes: [UInt8]) {
    child.type(bytes)
  }

  /// Writes to a standard input that is a pipe.
  public func write(toInput text: String, thenEnd: Bool = false) {
    child.write(toInput: Array(text.utf8), thenEnd: thenEnd)
  }

  /// Sends a signal to the program, unless it has ended.
  public func signal(_ number: Int32) {
    child.send(signal: number)
  }

  /// Gives the terminal another size; the program gets SIGWINCH.
  public func resize(rows: Int, columns: Int) {
    _ = takeOutput()
    size = (rows, columns)
    wht_resize(screen, Int32(rows), Int32(columns))
    guard let terminal = child.terminalDescriptor else { return }
    var extent = winsize()
    extent.ws_row = UInt16(rows)
    extent.ws_col = UInt16(columns)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &extent)
  }

  /// Closes the terminal, as a window is closed.
  public func hangUp() {
    child.detachTerminal()
  }

  /// Waits until a condition holds, looking again whenever the program did something.
  public func wait(
    for what: String, until condition: (PseudoTerminal) throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + patience
    while try !condition(self) {
      guard !child.isFinished, child.advance(until: deadline) else {
        throw TestFailure.timeout(waitingFor: what, seen: screenText)
      }
      _ = takeOutput()
    }
  }

  /// Waits until the screen shows a text.
  public func waitFor(_ text: String) throws {
    try wait(for: "\"\(text)\"") { $0.screenText.contains(text) }
  }

  /// Waits until a signal has stopped the program for the given time in all.
  public func waitForStop(count: Int = 1) throws {
    try wait(for: "stop") { $0.stopCount >= count }
  }

  /// Waits until the program has ended and everything that it wrote is on the screen.
  public func waitForEnd() throws -> ProcessEnd {
    try wait(for: "end") { $0.child.end != nil }
    // Programs that it left behind may hold the terminal open: what is there now has to do.
    while !child.isFinished, child.advance(until: .now + .milliseconds(200)) { _ = takeOutput() }
    guard let end = child.end else {
      throw TestFailure.timeout(waitingFor: "end", seen: screenText)
    }
    return end
  }

  /// Lets a time pass, to do something at a chosen moment of the program; no way to wait for what
  /// it does.
  public func pass(_ time: Duration) {
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline, child.advance(until: deadline) { _ = takeOutput() }
  }

  private func takeOutput() -> Bool {
    let news = child.fromTerminal
    guard !news.isEmpty else { return false }
    child.fromTerminal = []
    bytes += news
    wht_feed(screen, news, news.count)
    var answers = [UInt8](repeating: 0, count: 4096)
    let count = wht_take_answers(screen, &answers, answers.count)
    if count > 0 { child.type(Array(answers[..<count])) }
    return true
  }
}
