/// What a program's output has left switched on in the terminal: colours, a hidden cursor, another
/// screen, reports of the mouse and the like.
struct OutputResidue: Hashable, Sendable {
  /// The private modes that are noticed and are usually on: wrapping and the cursor.
  private static let usuallyOn: Set<Int> = [7, 25]
  /// Those that are usually off: keys of the cursor, the reverse screen, the mouse, the other
  /// screens, pasting in brackets and updates at once.
  private static let usuallyOff: Set<Int> = [
    1, 5, 9, 47, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1047, 1049, 2004, 2026,
  ]
  /// How much is kept of a sequence whose end has not come.
  private static let longest = 4096

  private var isColored = false
  private var usesOtherCharacters = false
  private var hasOtherKeypad = false
  /// The modes that are otherwise than usual, in the order in which they became so.
  private var modes: [Int] = []
  /// The beginning of a sequence whose end has not come.
  private var unfinished: [UInt8] = []

  /// Whether what comes next belongs to a sequence: anything else would break that off.
  var isInSequence: Bool { !unfinished.isEmpty }

  /// Takes note of some output.
  mutating func take(_ output: [UInt8]) {
    let bytes = unfinished + output
    var sequences = ControlSequences(in: bytes)
    while let sequence = sequences.next() { take(bytes[sequence]) }
    let rest = bytes[sequences.place...]
    unfinished = Array(rest.prefix(Self.longest))
    // With what comes next it may be the end.
    if rest.count > Self.longest, rest.last == 0x1B { unfinished.append(0x1B) }
  }

  /// What undoes all of it; nothing is known of afterwards.
  mutating func takeUndoing() -> [UInt8] {
    var text = ""
    for mode in modes.reversed() {
      text += "\u{1B}[?\(mode)\(Self.usuallyOn.contains(mode) ? "h" : "l")"
    }
    if hasOtherKeypad { text += "\u{1B}>" }
    if usesOtherCharacters { text += "\u{1B}(B" }
    if isColored { text += "\u{1B}[m" }
    let end = takeEnd()
    self = OutputResidue()
    return end + Array(text.utf8)
  }

  /// What ends a sequence without its end, which would swallow what comes next.
  mutating func takeEnd() -> [UInt8] {
    defer { unfinished = [] }
    guard isInSequence else { return [] }
    // CAN ends all of them, but for strings in tmux; what ends those does nothing by itself.
    return ControlSequences.isString(unfinished) ? [0x18, 0x1B, UInt8(ascii: "\\")] : [0x18]
  }

  private mutating func take(_ sequence: ArraySlice<UInt8>) {
    guard let last = sequence.last, let second = ControlSequences.second(of: sequence) else {
      return
    }
    let middle = sequence[(second + 1)...].dropLast()
    switch sequence[second] {
    case UInt8(ascii: "c"): self = OutputResidue()
    case UInt8(ascii: "="): hasOtherKeypad = true
    case UInt8(ascii: ">"): hasOtherKeypad = false
    case UInt8(ascii: "("): usesOtherCharacters = last != UInt8(ascii: "B")
    case UInt8(ascii: "["):
      switch last {
      case UInt8(ascii: "m"): takeColors(middle)
      case UInt8(ascii: "h"), UInt8(ascii: "l"):
        guard middle.first == UInt8(ascii: "?") else { return }
        for number in Self.numbers(in: middle.dropFirst()) {
          takeMode(number, isOn: last == UInt8(ascii: "h"))
        }
      default: return
      }
    default: return
    }
  }

  private mutating func takeColors(_ parameters: ArraySlice<UInt8>) {
    // Private ones are about keys.
    if let first = parameters.first, 0x3C...0x3F ~= first { return }
    isColored = Self.numbers(in: parameters).last.map { $0 != 0 } ?? false
  }

  private mutating func takeMode(_ mode: Int, isOn: Bool) {
    guard Self.usuallyOn.contains(mode) || Self.usuallyOff.contains(mode) else { return }
    modes.removeAll { $0 == mode }
    if isOn != Self.usuallyOn.contains(mode) { modes.append(mode) }
  }

  /// The parameters; one that is left out is 0.
  private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? ($0.isEmpty ? 0 : -1)
    }
  }
}
