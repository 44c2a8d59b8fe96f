internal import CSystem
public import WhorlCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The one owner of the terminal: it knows what was found and restores it, whatever happens.
///
/// While it lives, signals wait until it sleeps (`sleep`). Leaving, the end of its life and a crash
/// undo everything that entering changed, once, in the reverse order. There is one at a time, and it
/// stays on the thread that made it.
public struct TerminalOwner: ~Copyable {
  private var use: TerminalUse
  private var settings: TerminalSettings?
  private var output: TerminalOutput
  private var signals: SignalWatch
  private let input: Int32
  private var isEntered = false
  private var epilogue: [UInt8] = []
  /// What the last sleep waited for; kept so that sleeping takes no memory.
  private var interests: [wh_interest] = []

  /// Creates the owner of a terminal, with nothing changed yet.
  ///
  /// - Parameters:
  ///   - use: what entering will change.
  ///   - descriptor: the terminal to draw on. Input is only ever changed if standard input is the
  ///     same one, or `input` is given.
  ///   - input: a descriptor of the same terminal to change the settings of.
  ///   - watchesChildren: whether a child that ends or stops ends a sleep.
  ///   - isGuest: whether the program is somebody else's. Then signals that it handles are left to it,
  ///     and changes of the window and continuations are not announced.
  public init(
    _ use: TerminalUse, of descriptor: Int32, input: Int32? = nil, watchesChildren: Bool = false,
    isGuest: Bool = false
  ) {
    self.use = use
    self.input = input ?? 0
    signals = SignalWatch(ofChildren: watchesChildren, isGuest: isGuest)
    output = TerminalOutput(terminal: descriptor)
    if input != nil || wh_is_same_terminal(0, descriptor) {
      settings = TerminalSettings(use.input, of: self.input)
    }
  }

  deinit {
    guard isEntered else { return }
    wh_restoration_run()
    wh_errors_release()
    wh_crash_guard_remove()
  }

  /// How the program stands to the terminal.
  public enum Standing: Hashable, Sendable {
    /// The terminal is the program's to use.
    case foreground
    /// Another job is using it: nothing may be drawn or changed.
    case background
    /// It was closed.
    case closed
  }

  /// How the program stands to the terminal now.
  public var standing: Standing {
    if output.isClosed { return .closed }
    switch wh_standing_at(output.descriptor) {
    case WH_FOREGROUND: return .foreground
    case WH_BACKGROUND: return .background
    default: return .closed
    }
  }

  /// Whether standard input is the same terminal, so that its answers and keys can be read.
  public var isTypedAt: Bool { wh_is_same_terminal(0, output.descriptor) }

  /// The size that the terminal reports; `nil` if it reports none.
  public var reportedSize: WindowSize? { WindowSize(ofTerminal: output.descriptor) }

  /// Whether the terminal has yet to take bytes; drawing more would only make it later.
  public var isWaiting: Bool { output.isWaiting }

  /// Records what is found and makes the changes; nothing happens if they are made already.
  ///
  /// - Precondition: The program is in the foreground.
  public mutating func enter() {
    guard !isEntered else { return }
    isEntered = true
    settings?.record()
    wh_crash_guard_install()
    arm()
    settings?.apply()
    if use.features.contains(.alternateScreen), wh_is_same_terminal(2, output.descriptor),
      output.isApart(from: 2)
    {
      _ = wh_errors_hold()
    }
    guard !use.isDrawnByOthers else { return }
    for feature in use.features { output.prepare(Array(feature.entry.utf8)) }
  }

  /// Restores everything; nothing happens if nothing was changed.
  public mutating func leave() {
    guard isEntered else { return }
    isEntered = false
    output.flush(until: wh_now() + 250_000_000)
    wh_restoration_run()
    wh_errors_release()
    wh_crash_guard_remove()
  }

  /// Lets go of a terminal that another job has taken meanwhile: shows the cursor and the like, but
  /// leaves alone what is drawn and set there now.
  public mutating func abandon() {
    guard isEntered else { return }
    output.discard()
    arm(bytes: exits, settings: nil)
    leave()
  }

  /// Leaves; the next `enter` is for another use, with another epilogue.
  public mutating func leave(for use: TerminalUse, epilogue: [UInt8]) {
    leave()
    self.use = use
    settings?.use = use.input
    self.epilogue = epilogue
  }

  /// Makes the next `enter` make all changes again, because something else was on the terminal while
  /// the program was stopped unawares (SIGSTOP).
  public mutating func takeBack() {
    isEntered = false
  }

  /// Says that whoever draws has switched the features off (ncurses does at its end), so that
  /// leaving only has to restore the settings.
  public mutating func othersHaveLeft() {
    guard isEntered else { return }
    arm(bytes: [], settings: settings)
  }

  /// Leaves, and stops the program until somebody continues it.
  ///
  /// In a process group that nobody could continue, it goes on at once.
  ///
  /// - Returns: whether somebody continued it.
  @discardableResult
  public mutating func stop() -> Bool {
    leave()
    wh_stop_self()
    // Signals that came meanwhile are worth knowing before anything is drawn.
    _ = wh_wait(0, nil, 0)
    return wh_signal_take(SIGCONT)
  }

  /// Leaves, and gives the terminal to a command of the shell with one argument until that ends.
  ///
  /// Returns its exit status, 128 and the signal that it died of, or -1 if it cannot be started.
  public mutating func lend(to command: String, argument: String) -> Int32 {
    leave()
    return wh_lend_terminal(command, argument)
  }

  /// Sets what is written first on leaving, such as the erasure of what was drawn; at most 400
  /// bytes.
  public mutating func setEpilogue(_ bytes: [UInt8]) {
    epilogue = bytes
    if isEntered { arm() }
  }

  /// Puts bytes before those of the next `send`.
  public mutating func prepare(_ bytes: [UInt8]) {
    output.prepare(bytes)
  }

  /// Sends bytes to the terminal; what it does not take now is kept and sent while sleeping.
  public mutating func send(_ bytes: [UInt8]) {
    output.send(bytes)
  }

  /// Sleeps until a time of `MonotonicClock` (without end, if `nil`), a signal, or input.
  ///
  /// Of several signals the fatal ones come first, and no signal is lost.
  ///
  /// - Parameter endsWhenSent: whether it also ends, with nothing to read, when the terminal has taken
  ///   all that was kept for it.
  public mutating func sleep(
    until deadline: Time?, reading: [Int32] = [], endsWhenSent: Bool = false
  ) -> Wakening {
    while true {
      if let interruption = signals.next() { return .interrupted(interruption) }
      if output.isClosed { return .closed }
      let limit = deadline.map { max(0, $0.nanoseconds) } ?? -1
      if reading.isEmpty && !output.isWaiting {
        if wh_wait(limit, nil, 0) == WH_DEADLINE { return .deadline }
        continue
      }
      interests.removeAll(keepingCapacity: true)
      for descriptor in reading { interests.append(wh_interest(reading: descriptor)) }
      if output.isWaiting { interests.append(output.interest) }
      switch wh_wait(limit, &interests, Int32(interests.count)) {
      case WH_DEADLINE: return .deadline
      case WH_READY:
        if let last = interests.last, last.is_writable { output.flush() }
        let readable = interests.filter { $0.is_readable }.map { $0.descriptor }
        if !readable.isEmpty || endsWhenSent && !output.isWaiting { return .readable(readable) }
      default: continue
      }
    }
  }

  private var exits: [UInt8] { use.features.reversed().flatMap { Array($0.exit.utf8) } }

  private func arm() {
    arm(bytes: epilogue + exits, settings: settings)
  }

  private func arm(bytes: [UInt8], settings: TerminalSettings?) {
    let isRecorded: Bool
    if var found = settings?.found {
      isRecorded = wh_restoration_arm(output.descriptor, bytes, bytes.count, input, &found)
    } else {
      isRecorded = wh_restoration_arm(output.descriptor, bytes, bytes.count, input, nil)
    }
    precondition(isRecorded, "what restores the terminal is at most \(WH_RESTORATION_LIMIT) bytes")
  }
}

extension wh_interest {
  fileprivate init(reading descriptor: Int32) {
    self.init()
    self.descriptor = descriptor
    wants_reading = true
  }
}
