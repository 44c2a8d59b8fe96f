internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A stream of a command that comes to us: kept, and shown by whole lines or later.
struct CapturedStream {
  /// The most bytes that are kept of a stream that is shown only when the command fails.
  static let kept = 1 << 20
  /// The most bytes that are kept of one that is shown at once: what a title is looked for in.
  private static let remembered = 1 << 16
  /// The longest line that is held back until it is whole.
  private static let longestLine = 1 << 16

  /// Where the bytes come from.
  let source: Int32
  /// The stream of ours that they are for.
  let target: Int32
  /// Whether they are shown while the command runs.
  let isShown: Bool
  /// Whether the bytes come through a pipe, as they are.
  private(set) var isPipe = false
  /// The last of them.
  private(set) var tail: OutputTail
  /// What is shown next, once its last line is whole.
  private var held: [UInt8] = []
  /// The places of the bytes that were shown as they came.
  private var passed: [Range<Int>] = []
  /// How many bytes had come when the command was last known not to talk.
  private var silence = 0
  /// How much of what is held is whole lines.
  private var whole = 0

  init(source: Int32, target: Int32, isShown: Bool) {
    self.source = source
    self.target = target
    self.isShown = isShown
    tail = OutputTail(capacity: isShown ? Self.remembered : Self.kept)
  }

  /// The stream of a route; `nil` for one that does not come to us.
  init?(_ route: StreamPlan.Route, target: Int32, terminal: Int32, pipe: Int32) {
    switch route {
    case .inherited: return nil
    case .terminal(let isShown): self.init(source: terminal, target: target, isShown: isShown)
    case .pipe:
      self.init(source: pipe, target: target, isShown: false)
      isPipe = true
    }
  }

  /// Takes bytes; those that are passed on at once need not be shown later.
  mutating func take(_ bytes: UnsafeRawBufferPointer, isPassed: Bool) {
    tail.append(bytes)
    if isPassed { notePassed(from: tail.total - bytes.count) }
    guard isShown, !isPassed else { return }
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      whole = held.count + end - bytes.startIndex + 1
    }
    held += bytes
    if held.count - whole > Self.longestLine { whole = held.count }
  }

  /// The whole lines that have not been shown, with the newlines that a terminal in its usual
  /// settings wants.
  mutating func takeLines() -> [UInt8] {
    let lines = held.prefix(whole)
    held.removeFirst(whole)
    whole = 0
    return lines.withPlainNewlines
  }

  /// All that has not been shown.
  mutating func takeRest() -> [UInt8] {
    whole = held.count
    return takeLines()
  }

  /// Says that the command did not wait for anything that is typed when it wrote what came last.
  mutating func noteSilence() {
    silence = tail.total
  }

  /// What belongs to a dialogue that was found to have begun: the line that the command has not
  /// finished, or all that it has written since it was known not to talk.
  mutating func takeDialogue(isOneLine: Bool) -> [UInt8] {
    guard !isShown else { return takeRest() }
    let length =
      isOneLine ? tail.unfinishedLine(atMost: 4096).count : min(tail.total - silence, 1 << 16)
    let start = max(tail.total - length, passed.last?.upperBound ?? 0)
    notePassed(from: start)
    return tail.suffix(tail.total - start)
  }

  private mutating func notePassed(from start: Int) {
    guard start < tail.total else { return }
    if let last = passed.last, last.upperBound == start {
      passed[passed.count - 1] = last.lowerBound..<tail.total
    } else {
      passed.append(start..<tail.total)
    }
  }

  /// What is kept and has not been seen: the last lines of it, and how many bytes there were before
  /// them.
  func unseen(atMost lines: Int?) -> (bytes: [UInt8], lost: Int) {
    tail.lines(atMost: lines, without: passed)
  }
}

extension Sequence<UInt8> {
  /// The bytes with a newline in place of each return and newline.
  var withPlainNewlines: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(underestimatedCount)
    for byte in self {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes
  }
}
