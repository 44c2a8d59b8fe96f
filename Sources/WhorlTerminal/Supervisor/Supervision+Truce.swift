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
    // How a terminal is set is seen at once, and soon past; whether it is read from takes longer.
    guard plan.screen != nil, now >= truce.nextLook || truce.isKept || truce.hasHeard else {
      return
    }
    truce.hasHeard = false
    // What is on its way to the terminal comes first.
    guard !owner.isWaiting else { return }
    guard isForeground else {
      waitForForeground()
      return
    }
    let isDue = now >= truce.nextLook
    let isTalking = isTalking(isDue: isDue)
    if isDue { truce.look(at: now, next: truce.isKept ? now + Truce.keptPeriod : nextLook) }
    if isTalking {
      truce.lastTalk = now
      if truce.isKept { return }
      // What it wrote before it began to wait is read first.
      if !truce.isExpected {
        truce.isExpected = true
        truce.look(at: now, next: now + Truce.settling)
        return
      }
      truce.isExpected = false
      beginTruce()
    } else if isDue {
      truce.isExpected = false
      for index in streams.indices { streams[index].noteSilence() }
      if truce.isKept, now - truce.lastTalk >= Truce.patience { endTruce() }
    }
  }

  /// In the background, does what the system does with a command that reads the terminal: stops until
  /// somebody brings the job to the foreground.
  private mutating func waitForForeground() {
    truce.look(at: now, next: nextLook)
    guard input >= 0, reading() == WH_READING else { return }
    kill(getpid(), SIGTTIN)
  }

  /// Whether the command waits for what is typed, or has a terminal otherwise than it was.
  private mutating func isTalking(isDue: Bool) -> Bool {
    guard let control = discipline(of: child.terminal) else { return false }
    let error = discipline(of: child.errorTerminal) ?? foundDiscipline
    let isPrivate = isPrivate(control) || isPrivate(error)
    if isPrivate { truce.isAtErrorTerminal = !self.isPrivate(control) }
    let reading = isDue && !isPrivate ? reading() : WH_UNKNOWN
    let discipline = truce.isAtErrorTerminal ? error : control
    truce.takesKeys = !discipline.is_canonical
    if truce.isKept, discipline.sends_signals != truce.sendsSignals {
      truce.sendsSignals = discipline.sends_signals
      owner.leave(for: truceUse, epilogue: [])
      owner.enter()
    }
    truce.sendsSignals = discipline.sends_signals
    if isPrivate || isDue { truce.mayRead = isPrivate || reading != WH_IDLE }
    return isPrivate || isDue && reading == WH_READING
  }

  private func discipline(of terminal: Int32) -> wh_discipline? {
    var discipline = wh_discipline()
    return wh_discipline_of(terminal, &discipline) ? discipline : nil
  }

  private func isPrivate(_ discipline: wh_discipline) -> Bool {
    foundDiscipline.echoes && !discipline.echoes
      || foundDiscipline.is_canonical && !discipline.is_canonical
  }

  /// Asks whether the command waits for what is typed, and at which terminal.
  mutating func reading() -> wh_reading {
    let reader = wh_child_reader(child.pid, child.terminalSide, child.errorSide)
    if reader.reading == WH_READING || reader.reading == WH_WATCHING {
      truce.isAtErrorTerminal = reader.is_at_other
    }
    return reader.reading
  }

  private var truceUse: TerminalUse {
    TerminalUse(input: .relayed(sendsSignals: truce.sendsSignals), features: [])
  }

  /// Takes the line away and shows what the command has written of its own line.
  private mutating func beginTruce() {
    takeTypedAhead()
    truce.isKept = true
    truce.look(at: now, next: now + Truce.keptPeriod)
    truce.lineEnd = []
    owner.leave(for: truceUse, epilogue: [])
    owner.enter()
    stage.clear()
    for index in streams.indices where !streams[index].isPipe {
      pass(streams[index].takeDialogue(isOneLine: !truce.takesKeys))
    }
  }

  /// Forgets the dialogue, where somebody else has the terminal or had it meanwhile.
  mutating func breakTruce() {
    truce.isExpected = false
    guard truce.isKept else { return }
    truce.isKept = false
    owner.leave(for: usualUse, epilogue: Array(Stage.erasure.utf8))
  }

  private mutating func endTruce() {
    truce.isKept = false
    truce.look(at: now, next: now)
    shownPercent = nil
    owner.send(truce.lineEnd)
    owner.leave(for: usualUse, epilogue: Array(Stage.erasure.utf8))
  }

  /// Shows what the command writes, as it is.
  mutating func pass(_ bytes: [UInt8]) {
    guard let last = bytes.last else { return }
    // A command may have a terminal on which a newline only goes down.
    truce.lineEnd =
      last != UInt8(ascii: "\n") ? Array("\r\n".utf8) : bytes.suffix(2).first == 13 ? [] : [13]
    residue.take(bytes)
    owner.send(bytes)
  }
}
