internal import CVterm

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A running program, and all that has come out of it.
final class ChildProcess {
  let pid: pid_t
  private(set) var end: ProcessEnd?
  private(set) var stopCount = 0
  private(set) var output: [UInt8] = []
  private(set) var errorOutput: [UInt8] = []
  /// What came out of the terminal and was not taken yet.
  var fromTerminal: [UInt8] = []
  private var toTerminal: ArraySlice<UInt8> = []
  private var toInput: ArraySlice<UInt8> = []
  private var isInputEnding = false

  private var statuses: Descriptor?
  private var inputPipe: Descriptor?
  private var outputPipe: Descriptor?
  private var errorPipe: Descriptor?
  private var terminal: Descriptor?
  private var heldTerminal: Descriptor?
  /// Whether nobody holds the program's side any more; the settings can still be read.
  private var isTerminalDrained = false

  init(pid: pid_t, statuses: Int32, input: Int32?, output: Int32?, error: Int32?) {
    // A test that writes to a program that has gone must not die of it.
    signal(SIGPIPE, SIG_IGN)
    self.pid = pid
    self.statuses = Descriptor(statuses)
    if let input {
      inputPipe = Descriptor(input)
      inputPipe?.setNonBlocking()
    }
    if let output { outputPipe = Descriptor(output) }
    if let error { errorPipe = Descriptor(error) }
  }

  deinit {
    send(signal: SIGKILL)
  }

  /// Whether the program has ended and nothing more can come out of it.
  var isFinished: Bool {
    end != nil && outputPipe == nil && errorPipe == nil && (terminal == nil || isTerminalDrained)
  }

  var terminalDescriptor: Int32? {
    switch terminal {
    case .some(let terminal): terminal.number
    case .none: nil
    }
  }

  /// Takes our side of the terminal, and the program's side if that has to stay open although none
  /// of the program's streams is it.
  func attach(terminal number: Int32, holding side: Int32?) {
    let descriptor = Descriptor(number)
    descriptor.setNonBlocking()
    terminal = consume descriptor
    if let side { heldTerminal = Descriptor(side) }
  }

  /// Closes the terminal as a window is closed: the program is hung up.
  func detachTerminal() {
    terminal = nil
  }

  func send(signal: Int32) {
    if end == nil { kill(pid, signal) }
  }

  func type(_ bytes: [UInt8]) {
    toTerminal += bytes
  }

  func write(toInput bytes: [UInt8], thenEnd: Bool) {
    toInput += bytes
    isInputEnding = isInputEnding || thenEnd
  }

  /// Waits until something happens, then takes what there is; returns whether anything happened
  /// before the deadline.
  func advance(until deadline: ContinuousClock.Instant) -> Bool {
    if isInputEnding && toInput.isEmpty { inputPipe = nil }
    var entries: [pollfd] = []
    func watch(_ descriptor: borrowing Descriptor?, _ events: Int32) {
      switch descriptor {
      case .some(let descriptor):
        entries.append(pollfd(fd: descriptor.number, events: Int16(events), revents: 0))
      case .none: break
      }
    }
    watch(statuses, POLLIN)
    watch(outputPipe, POLLIN)
    watch(errorPipe, POLLIN)
    if !isTerminalDrained { watch(terminal, toTerminal.isEmpty ? POLLIN : POLLIN | POLLOUT) }
    if !toInput.isEmpty { watch(inputPipe, POLLOUT) }

    let (seconds, attoseconds) = (deadline - .now).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    let count = poll(&entries, nfds_t(entries.count), Int32(min(max(0, milliseconds), 60_000)))
    guard count > 0 else { return false }
    for entry in entries where entry.revents != 0 { take(entry) }
    return true
  }

  private func take(_ entry: pollfd) {
    if entry.fd == terminalDescriptor {
      if entry.revents & Int16(POLLOUT) != 0 { Self.move(&toTerminal, to: terminal) }
      if Self.move(from: terminal, to: &fromTerminal) { isTerminalDrained = true }
    } else if Self.isNumber(entry.fd, of: outputPipe) {
      if Self.move(from: outputPipe, to: &output) { outputPipe = nil }
    } else if Self.isNumber(entry.fd, of: errorPipe) {
      if Self.move(from: errorPipe, to: &errorOutput) { errorPipe = nil }
    } else if Self.isNumber(entry.fd, of: inputPipe) {
      Self.move(&toInput, to: inputPipe)
    } else {
      takeStatuses()
    }
  }

  private func takeStatuses() {
    var bytes: [UInt8] = []
    if Self.move(from: statuses, to: &bytes) { statuses = nil }
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 0, to: raw.count, by: 4) {
        let status = raw.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        if wht_status_is_stop(status) != 0 {
          stopCount += 1
        } else if wht_status_is_exit(status) != 0 || wht_status_is_signal(status) != 0 {
          end = ProcessEnd(waitStatus: status)
          heldTerminal = nil
        }
      }
    }
  }

  private static func isNumber(_ number: Int32, of descriptor: borrowing Descriptor?) -> Bool {
    switch descriptor {
    case .some(let descriptor): descriptor.number == number
    case .none: false
    }
  }

  /// Reads what is there; returns whether the end was reached.
  private static func move(from source: borrowing Descriptor?, to bytes: inout [UInt8]) -> Bool {
    switch source {
    case .some(let descriptor):
      switch descriptor.read() {
      case .bytes(let read): bytes += read
      case .nothingYet: break
      case .end: return true
      }
    case .none: break
    }
    return false
  }

  /// Writes what fits; drops everything if the reader has gone.
  private static func move(
    _ bytes: inout ArraySlice<UInt8>, to target: borrowing Descriptor?
  ) {
    switch target {
    case .some(let descriptor): bytes = bytes.dropFirst(descriptor.write(bytes) ?? bytes.count)
    case .none: bytes = []
    }
  }
}
