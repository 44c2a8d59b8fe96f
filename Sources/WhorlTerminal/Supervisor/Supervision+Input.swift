internal import CSystem
internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Whether what is typed is read now.
  var isReadingInput: Bool {
    input >= 0 && isForeground && typed.count < 4096 && (truce.isKept || truce.mayRead)
  }

  /// Our side of the terminal at which the command waits for what is typed.
  private var talkingTerminal: Int32 {
    truce.isAtErrorTerminal && child.errorTerminal >= 0 ? child.errorTerminal : child.terminal
  }

  /// Takes what was typed.
  mutating func readInput() {
    guard isReadingInput else { return }
    if !truce.isKept {
      // What nobody waits for stays for whoever reads next: the shell, mostly.
      truce.mayRead = reading() != WH_IDLE
      guard truce.mayRead else { return }
    }
    _ = takeTyped()
  }

  /// Takes what was typed before the command waited for it, as lines: where the input ends is
  /// forgotten once keys are taken as they come.
  mutating func takeTypedAhead() {
    guard foundDiscipline.is_canonical else { return }
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    while input >= 0, typed.count < 4096, poll(&entry, 1, 0) == 1,
      entry.revents & Int16(POLLIN) != 0, takeTyped()
    {}
  }

  /// Returns whether there was anything.
  private mutating func takeTyped() -> Bool {
    let takesLines = !truce.isKept && foundDiscipline.is_canonical
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = buffer.withUnsafeMutableBytes { systemRead(input, $0) }
    if count > 0 {
      typed += buffer[..<count]
      let isLine = buffer[count - 1] == UInt8(ascii: "\n") || count == buffer.count
      if takesLines, !isLine { typeEnd() }
      return true
    }
    guard count == 0 || errno == EIO else { return false }
    if owner.standing == .closed {
      hangUp()
      return false
    }
    // The end of the input was typed: so it is for the command.
    if count == 0 { typeEnd() }
    return count == 0
  }

  private mutating func typeEnd() {
    var settings = termios()
    guard tcgetattr(talkingTerminal, &settings) == 0 else { return }
    typed.append(withUnsafeBytes(of: settings.c_cc) { $0[Int(VEOF)] })
  }

  /// Gives the command what was typed, as far as it takes it.
  mutating func relay() {
    guard !typed.isEmpty else { return }
    let count = typed.withUnsafeBytes { systemWrite(talkingTerminal, $0) }
    if count > 0 { typed.removeFirst(count) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
