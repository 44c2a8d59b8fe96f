internal import CSystem
internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Steps aside when the command waits for what is typed, or has changed what is shown of that; and
  /// comes back afterwards.
  mutating func keepTruce() {
    guard plan.screen != nil, now >= truce.nextLook || truce.isKept else { return }
    // What is on its way to the terminal comes first.
    guard !owner.isWaiting else { return }
    guard isForeground else {
      waitForForeground()
      return
    }
    let isTalking = isTalking()
    truce.look(at: now, next: truce.isKept ? now + Truce.keptPeriod : nextLook)
    if isTalking { truce.lastTalk = now }
    if isTalking && !truce.isKept {
      beginTruce()
    } else if truce.isKept && now - truce.lastTalk >= Truce.patience {
      endTruce()
    }
  }

  /// In the background, does what the system does with a command that reads the terminal: stops until
  /// somebody brings the job to the foreground.
  private mutating func waitForForeground() {
    truce.look(at: now, next: nextLook)
    guard input >= 0, wh_child_reading(child.pid, child.terminalSide) == WH_READING else { return }
    kill(getpid(), SIGTTIN)
  }

  /// Whether the command waits for what is typed, or has its terminal otherwise than it was.
  private mutating func isTalking() -> Bool {
    var discipline = wh_discipline()
    guard wh_discipline_of(child.terminal, &discipline) else { return false }
    let isPrivate =
      foundDiscipline.echoes && !discipline.echoes
      || foundDiscipline.is_canonical && !discipline.is_canonical
    if truce.isKept, discipline.sends_signals != truce.sendsSignals {
      truce.sendsSignals = discipline.sends_signals
      owner.leave(for: truceUse, epilogue: [])
      owner.enter()
    }
    truce.sendsSignals = discipline.sends_signals
    if isPrivate {
      truce.mayRead = true
      return true
    }
    guard now >= truce.nextLook else { return false }
    switch wh_child_reading(child.pid, child.terminalSide) {
    case WH_READING:
      truce.mayRead = true
      return true
    case WH_IDLE:
      truce.mayRead = false
      return false
    default:
      truce.mayRead = true
      return false
    }
  }

  private var truceUse: TerminalUse {
    TerminalUse(input: .relayed(sendsSignals: truce.sendsSignals), features: [])
  }

  /// Takes the line away and shows what the command has written of its own line.
  private mutating func beginTruce() {
    truce.isKept = true
    truce.look(at: now, next: now + Truce.keptPeriod)
    truce.isAtLineStart = true
    owner.leave(for: truceUse, epilogue: [])
    owner.enter()
    stage.clear()
    for index in streams.indices where !streams[index].isPipe {
      pass(streams[index].takeUnfinishedLine())
    }
  }

  private mutating func endTruce() {
    truce.isKept = false
    truce.look(at: now, next: now)
    shownPercent = nil
    if !truce.isAtLineStart { owner.send(Array("\r\n".utf8)) }
    owner.leave(for: usualUse, epilogue: Array(Stage.erasure.utf8))
  }

  /// Shows what the command writes, as it is.
  mutating func pass(_ bytes: [UInt8]) {
    guard let last = bytes.last else { return }
    truce.isAtLineStart = last == UInt8(ascii: "\n")
    owner.send(bytes)
  }

  /// Whether what is typed is read now.
  var isReadingInput: Bool {
    input >= 0 && isForeground && typed.count < 4096 && (truce.isKept || truce.mayRead)
  }

  /// Takes what was typed.
  mutating func readInput() {
    guard isReadingInput else { return }
    if !truce.isKept {
      // What nobody waits for stays for whoever reads next: the shell, mostly.
      truce.mayRead = wh_child_reading(child.pid, child.terminalSide) != WH_IDLE
      guard truce.mayRead else { return }
    }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = buffer.withUnsafeMutableBytes { systemRead(input, $0) }
    if count > 0 {
      typed += buffer[..<count]
    } else if count == 0 {
      if owner.standing == .closed { return hangUp() }
      // The end of the input was typed: so it is for the command.
      var settings = termios()
      guard tcgetattr(child.terminal, &settings) == 0 else { return }
      typed.append(withUnsafeBytes(of: settings.c_cc) { $0[Int(VEOF)] })
    } else if errno == EIO, owner.standing == .closed {
      hangUp()
    }
  }

  /// Gives the command what was typed, as far as it takes it.
  mutating func relay() {
    guard !typed.isEmpty else { return }
    let count = typed.withUnsafeBytes { systemWrite(child.terminal, $0) }
    if count > 0 { typed.removeFirst(count) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
