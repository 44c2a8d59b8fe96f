internal import WhorlCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Reads what the command has written; all of it when the command has ended.
  mutating func read(_ buffer: inout [UInt8]) {
    for index in streams.indices where isOver || ready.contains(streams[index].source) {
      readStream(index, &buffer)
    }
    if isOver || ready.contains(child.titlePipe) { readTitles(&buffer) }
    if truce.isKept && isForeground { return }
    guard isScreenFree else { return }
    showLines()
  }

  private mutating func readStream(_ index: Int, _ buffer: inout [UInt8]) {
    // What goes on to a terminal comes no faster than the terminal takes it.
    let passes = truce.isKept && !streams[index].isPipe
    if streams[index].isShown || passes, owner.isWaiting, !isOver { return }
    var count = 0
    while count < Self.mostAtOnce {
      let found = buffer.withUnsafeMutableBytes { systemRead(streams[index].source, $0) }
      if found < 0 && errno == EINTR { continue }
      guard found > 0 else { return }
      count += found
      if !streams[index].isPipe { truce.hear(at: now) }
      buffer.withUnsafeBytes { bytes in
        streams[index].take(UnsafeRawBufferPointer(rebasing: bytes[..<found]), isPassed: passes)
      }
      if passes { pass(Array(buffer[..<found])) }
      if passes, owner.isWaiting, !isOver { return }
    }
  }

  private mutating func readTitles(_ buffer: inout [UInt8]) {
    guard child.titlePipe >= 0, !titlesHaveEnded else { return }
    for _ in 0..<16 {
      let found = buffer.withUnsafeMutableBytes { systemRead(child.titlePipe, $0) }
      if found == 0 { titlesHaveEnded = true }
      guard found > 0 else { return }
      buffer.withUnsafeBytes { titleTail.append(UnsafeRawBufferPointer(rebasing: $0[..<found])) }
    }
  }

  /// Whether lines can be put on the screen now: on a line of their own, and in time.
  private var isScreenFree: Bool { !owner.isWaiting || isOver }

  /// Shows whole lines above the moving one.
  private mutating func showLines() {
    var lines: [UInt8] = []
    for index in streams.indices where streams[index].isShown {
      lines += isOver ? streams[index].takeRest() : streams[index].takeLines()
    }
    guard !lines.isEmpty else { return }
    if isOver { lines = lines.withoutQueries }
    let goesOn = residue.isInSequence
    isInLine = lines.endsInLine
    residue.take(lines)
    lastShown = now
    if isLineShown && !isOver && isForeground {
      if !goesOn { owner.prepare(Array(Stage.erasure.utf8)) }
      stage.clear()
      // A frame would break a sequence off, such as that of a picture.
      if residue.isInSequence { owner.send(lines) } else { owner.prepare(lines) }
      return
    }
    if isLineShown { owner.leave() }
    stage.clear()
    owner.send(lines)
  }

  /// Looks for a title in what has come since the last time.
  mutating func renewTitle() {
    let known = titleBytes
    switch order.titles {
    case .none: return
    case .descriptor:
      titleBytes = titleTail.total
      if titleBytes != known, let found = order.titles.title(in: titleTail.suffix(1 << 13)) {
        title = found
      }
    case .lastLine, .matching:
      titleBytes = streams.reduce(0) { $0 + $1.tail.total }
      guard titleBytes != known else { return }
      // A line may have begun before.
      let length = min(1 << 16, titleBytes - known + 1024)
      for stream in streams {
        if let found = order.titles.title(in: stream.tail.suffix(length)) { title = found }
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
