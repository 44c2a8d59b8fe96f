internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Supervision {
  /// Shows what the command has written, if it failed, and says how it ended. The terminal is left
  /// by now.
  mutating func conclude(_ ending: RunEnding) {
    guard !isClosed else { return }
    if truce.isKept { PlainOutput.write(truce.lineEnd, to: plan.screen ?? 2) }
    undoResidue()
    let time = now - start
    renewTitle()
    guard !wasAsked(for: ending) else { return }
    if !ending.isSuccess { showKept() }
    guard isWorthSaying(ending) else { return }
    if order.display != .nothing { beginLine() }
    switch order.display {
    case .nothing: return
    case .words:
      PlainOutput.writeLine(order.wording.words(ending, title: title, after: time), to: 2)
    case .line(let depth, _, _): writeLine(ending, depth, after: time)
    }
  }

  /// Whether the command died of a signal that somebody sent for that: then nothing is to be told.
  func wasAsked(for ending: RunEnding) -> Bool {
    guard case .killed(let signal) = ending else { return false }
    return pressure.asked(with: signal)
  }

  /// Whether anything is said in the end: not about commands that were quicker than the delay,
  /// unless there is something that one could not know otherwise.
  private func isWorthSaying(_ ending: RunEnding) -> Bool {
    if isAnnounced || ending == .timedOut { return true }
    if !ending.isSuccess, now - start >= order.delay { return true }
    return ending.isSuccess ? order.wording.success != nil : order.wording.failure != nil
  }

  /// Undoes what the command's output has done to the terminal.
  private mutating func undoResidue() {
    let undoing = residue.takeUndoing()
    if let screen = plan.screen, !undoing.isEmpty { PlainOutput.write(undoing, to: screen) }
  }

  /// Ends a line that the command has not finished.
  private mutating func beginLine() {
    guard isInLine, let screen = plan.screen else { return }
    isInLine = false
    PlainOutput.write([UInt8(ascii: "\n")], to: screen)
  }

  /// Writes what was kept of each stream to where the stream would have gone.
  private mutating func showKept() {
    for index in streams.indices where !streams[index].isShown {
      let stream = streams[index]
      let (bytes, lost) = stream.unseen(atMost: order.output.tail)
      guard !bytes.isEmpty || lost > 0 else { continue }
      if !stream.isPipe { beginLine() }
      if lost > 0, order.output.tail == nil {
        let dots = order.wording.showsSigns ? "…" : "..."
        PlainOutput.write(Array("\(dots) \(lost) bytes earlier\n".utf8), to: stream.target)
      }
      let text = stream.isPipe ? bytes : bytes.withPlainNewlines.withoutQueries
      PlainOutput.write(text, to: stream.target)
      if !stream.isPipe, let last = text.last, last != UInt8(ascii: "\n") {
        PlainOutput.write([UInt8(ascii: "\n")], to: stream.target)
      }
      if !stream.isPipe { residue.take(text) }
      undoResidue()
    }
  }

  /// Writes the line that stays: a mark and what happened.
  private func writeLine(_ ending: RunEnding, _ depth: ColorDepth, after time: Time) {
    let width = (WindowSize(ofTerminal: 2) ?? environment.windowSize).columns - 1
    let text = order.wording.end(ending, title: title, after: time, cells: max(0, width - 2))
    let end: EndMark = ending.isSuccess ? .success : .failure
    PlainOutput.write(
      end.row(width > 2 ? text : "", showsSigns: order.wording.showsSigns, at: depth), to: 2)
  }
}
