internal import WhorlCore
internal import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The question whether a command that failed is to be run again.
struct ReloadPrompt {
  /// What was answered.
  enum Answer: Hashable {
    case again
    case giveUp
    /// A signal asked us to end.
    case end(FatalSignal)
  }

  /// How often it is looked how the program stands to the terminal.
  private static let lookPeriod = Time(nanoseconds: 250_000_000)

  let environment: Environment
  let depth: ColorDepth

  /// Asks on the terminal that standard error is, and waits for a key or a click.
  func ask(about title: String) -> Answer {
    var owner = TerminalOwner(
      TerminalUse(input: .keys, features: [.hiddenCursor, .mouse]), of: 2)
    owner.setEpilogue(Array(Stage.erasure.utf8))
    var stage = Stage(environment: environment, caption: nil, depth: depth)
    while true {
      switch owner.standing {
      case .closed: return .end(.hangUp)
      case .background:
        owner.abandon()
        stage.clear()
      case .foreground: stage.show(page(title, owner.reportedSize), on: &owner)
      }
      let look = MonotonicClock.now + Self.lookPeriod
      let isForeground = owner.standing == .foreground
      switch owner.sleep(until: look, reading: isForeground ? [0] : []) {
      case .deadline, .interrupted(.child), .interrupted(.message): break
      case .closed: return .end(.hangUp)
      case .interrupted(.end(let signal)): return .end(signal)
      case .interrupted(.stop):
        owner.stop()
        stage.clear()
      case .interrupted(.continuation):
        owner.takeBack()
        stage.clear()
      case .interrupted(.resize): stage.clear()
      case .readable:
        if let answer = answer() { return answer }
      }
    }
  }

  private func page(_ title: String, _ reported: WindowSize?) -> Page {
    let showsSigns = environment.showsSigns
    let sign = showsSigns ? "↻" : "?"
    let width = environment.windowSize(reported: reported).columns - 1
    // Where there is little room, the keys matter more than the name.
    let texts = [
      "\(sign) \(title): click or press Enter to run it again, q to give up",
      "\(sign) Enter to run it again, q to give up", "\(sign) Enter: again, q: end",
    ]
    let text = texts.first { $0.cellWidth <= width } ?? "\(sign) Enter, q"
    var grid = CellGrid(columns: width, rows: 1)
    grid.write(
      text.shortened(toCells: width, ellipsis: showsSigns ? "…" : ">"), row: 0, column: 0)
    return Page(grid, number: 0)
  }

  /// What the keys say that were pressed; `nil` for nothing.
  private func answer() -> Answer? {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
    guard count > 0 else { return count == 0 ? .giveUp : nil }
    return Self.answer(in: Array(buffer[..<count]))
  }

  /// What some bytes of the keyboard say: the first key that means something, or a press of the
  /// first button, as xterm reports it in its SGR mode.
  static func answer(in bytes: [UInt8]) -> Answer? {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x0A, 0x0D, UInt8(ascii: "r"), UInt8(ascii: "R"): return .again
      case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x04: return .giveUp
      case 0x1B:
        guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { continue }
        let start = rest.startIndex + 1
        let end = rest.dropFirst().firstIndex { 0x40...0x7E ~= $0 } ?? rest.endIndex
        let sequence = rest[start..<end]
        let isPress = end < rest.endIndex && rest[end] == UInt8(ascii: "M")
        rest = rest[min(end + 1, rest.endIndex)...]
        if isPress, sequence.starts(with: "<0;".utf8) { return .again }
      default: continue
      }
    }
    return nil
  }
}
