internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A command with the terminals of its own.
///
/// Its side of the terminals stays open here, so that it may close and open them as it likes: the
/// end of what it writes is when it has ended and nothing is left to read.
struct Child: ~Copyable {
  /// Its process id, which is that of its process group too; 0 before it is started.
  private(set) var pid: pid_t = 0
  /// Our side of the terminal that controls it; -1 where there is none.
  let terminal: Int32
  /// Its own side of that terminal.
  let terminalSide: Int32
  /// Our side of the terminal that its standard error is, where that must be told from its output on
  /// the other one; it has no job control.
  let errorTerminal: Int32
  /// Its own side of that terminal.
  let errorSide: Int32
  /// What a pipe of its standard output or standard error ends in; -1 where there is none.
  let outputPipe: Int32
  let errorPipe: Int32
  /// Where it writes titles; -1 for nowhere.
  let titlePipe: Int32
  /// Whether its standard error is one of the terminals.
  private let isErrorTerminal: Bool
  /// What it is to have, and what of that is open here until it has it.
  private var order: wh_command
  private var lent: OpenedDescriptors

  /// A command that nothing is opened for.
  init() {
    (terminal, terminalSide, errorTerminal, errorSide) = (-1, -1, -1, -1)
    (outputPipe, errorPipe, titlePipe) = (-1, -1, -1)
    isErrorTerminal = false
    (order, lent) = (wh_command(), OpenedDescriptors())
  }

  /// Opens what a command needs.
  ///
  /// - Parameters:
  ///   - settings: those of its terminals; `nil` for the system's usual ones.
  ///   - titleNumber: the descriptor at which the command finds a pipe for titles.
  init(
    plan: StreamPlan, settings: termios?, size: WindowSize?, titleNumber: Int32?
  ) throws(StartFailure) {
    var open = OpenedDescriptors()
    let (columns, rows) = (Int32(size?.columns ?? 0), Int32(size?.rows ?? 0))
    var control = wh_pty(ours: -1, theirs: -1)
    var second = wh_pty(ours: -1, theirs: -1)
    var start = wh_command()
    start.terminal = -1
    start.passed = -1
    start.streams = (-1, -1, -1)
    if plan.screen != nil {
      control = try open.terminal(settings, columns, rows)
      start.terminal = control.theirs
      if plan.readsTerminal { start.streams.0 = control.theirs }
    }
    var pipes: (output: Int32, error: Int32) = (-1, -1)
    switch plan.output {
    case .inherited: break
    case .terminal: start.streams.1 = control.theirs
    case .pipe: (pipes.output, start.streams.1) = try open.pipe()
    }
    switch plan.error {
    case .inherited: break
    case .terminal:
      if plan.isErrorApart {
        second = try open.terminal(settings, columns, rows)
        start.streams.2 = second.theirs
      } else {
        start.streams.2 = control.theirs
      }
    case .pipe: (pipes.error, start.streams.2) = try open.pipe()
    }
    var title: Int32 = -1
    if let titleNumber {
      let ends = try open.pipe()
      title = ends.ours
      // A low number could be one that the command is to have.
      start.passed = open.take(wh_descriptor_above(ends.theirs, -1))
      start.passed_as = titleNumber
    }
    terminal = control.ours
    terminalSide = control.theirs
    (errorTerminal, errorSide) = (second.ours, second.theirs)
    isErrorTerminal = start.streams.2 >= 0 && pipes.error < 0
    (outputPipe, errorPipe, titlePipe) = (pipes.output, pipes.error, title)
    // Only pipes end when nobody can write to them any more.
    open.keep(all: [
      control.ours, second.ours, control.theirs, second.theirs, pipes.output, pipes.error, title,
    ])
    (order, lent) = (start, open)
  }

  deinit {
    lent.closeAll()
    for descriptor in [
      terminal, terminalSide, errorTerminal, errorSide, outputPipe, errorPipe, titlePipe,
    ]
    where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Starts the command; once only.
  mutating func start(_ command: ChildCommand, searchPath: String?) throws(StartFailure) {
    let shell = "sh".utf8CString.map { $0 }
    let candidates = CStrings(command.candidates(searchPath: searchPath))
    let arguments = CStrings(command.words)
    let shellArguments = CStrings([shell, command.words[0]] + command.words.dropFirst())
    let marker = isErrorTerminal ? RunMarker.name(of: order.streams.2) : nil
    let environment = CStrings(ChildCommand.environment(with: RunMarker.variable, marker))
    order.candidates = UnsafePointer(candidates.pointer)
    order.arguments = UnsafePointer(arguments.pointer)
    order.shell_arguments = shellArguments.pointer
    order.environment = UnsafePointer(environment.pointer)
    var reason: Int32 = 0
    // The place for a path in the shell's arguments is lent to the child only.
    pid = wh_start(&order, &reason)
    let system = errno
    candidates.stayUntilHere()
    arguments.stayUntilHere()
    shellArguments.stayUntilHere()
    environment.stayUntilHere()
    lent.closeAll()
    lent = OpenedDescriptors()
    guard pid <= 0 else { return }
    guard pid == 0 else { throw .noProcess(system) }
    throw reason == ENOENT ? .notFound : .notExecutable(reason)
  }

  /// Sends a signal to all that use the command's terminal, and to its own group.
  func send(_ signal: Int32) {
    wh_child_signal(pid, terminal, signal)
  }

  /// Tells the command the size of the window; the terminal that controls it sends a signal about it,
  /// and comes last.
  func resize(_ size: WindowSize) {
    for terminal in [errorTerminal, terminal] where terminal >= 0 {
      wh_pty_resize(terminal, Int32(size.columns), Int32(size.rows))
    }
  }
}

/// Descriptors that were opened for a command, to be closed once it has them or cannot be started.
private struct OpenedDescriptors {
  private var numbers: [Int32] = []

  mutating func take(_ number: Int32) -> Int32 {
    numbers.append(number)
    return number
  }

  mutating func terminal(
    _ settings: termios?, _ columns: Int32, _ rows: Int32
  ) throws(StartFailure) -> wh_pty {
    var pty = wh_pty(ours: -1, theirs: -1)
    let isOpen =
      if var settings {
        wh_pty_open(&pty, &settings, columns, rows)
      } else {
        wh_pty_open(&pty, nil, columns, rows)
      }
    guard isOpen else {
      let reason = errno
      closeAll()
      throw .noTerminal(reason)
    }
    numbers += [pty.ours, pty.theirs]
    return pty
  }

  mutating func pipe() throws(StartFailure) -> (ours: Int32, theirs: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutableBytes(of: &ends) { raw in
      wh_pipe_open(raw.assumingMemoryBound(to: Int32.self).baseAddress)
    }
    guard isOpen else {
      let reason = errno
      closeAll()
      throw .noProcess(reason)
    }
    numbers += [ends.0, ends.1]
    return ends
  }

  /// Leaves some to somebody else.
  mutating func keep(all kept: [Int32]) {
    numbers.removeAll { kept.contains($0) }
  }

  func closeAll() {
    for number in numbers where number >= 0 { close(number) }
  }
}
