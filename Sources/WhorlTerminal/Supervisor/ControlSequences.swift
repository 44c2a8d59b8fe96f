/// The control sequences and strings in what a program wrote, one after the other: ECMA-48, sections
/// 5.3 to 5.6.
struct ControlSequences: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// Where the first byte is that has not been looked at, or that begins a sequence without its end.
  private(set) var place = 0

  /// Looks for them in some bytes.
  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of the next one.
  mutating func next() -> Range<Int>? {
    guard let start = bytes[place...].firstIndex(of: 0x1B) else {
      place = bytes.endIndex
      return nil
    }
    place = start
    guard let end = end(from: start) else { return nil }
    place = end
    return start..<end
  }

  /// Where the one ends that begins at a place; `nil` where its end has not come yet.
  private func end(from start: Int) -> Int? {
    // Terminals obey control characters within a sequence, and go on with it.
    guard let next = Self.second(of: bytes[start...]) else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "["): return end(from: next + 1) { 0x40...0x7E ~= $0 }
    case 0x20...0x2F: return end(from: next + 1) { 0x30...0x7E ~= $0 }
    case _ where Self.beginsString(bytes[next]):
      guard let end = end(from: next + 1, where: { $0 == 0x07 }) else { return nil }
      guard end < bytes.endIndex, bytes[end] == 0x1B else { return end }
      // What ends the string begins with what would break it off, too.
      guard end + 1 < bytes.endIndex else { return nil }
      return bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
    case 0x1B: return next
    default: return next + 1
    }
  }

  /// The place of the first byte after the ESC that is no control character, or breaks it off.
  static func second(of sequence: ArraySlice<UInt8>) -> Int? {
    sequence.dropFirst().firstIndex { $0 >= 0x20 || $0 == 0x1B || $0 == 0x18 || $0 == 0x1A }
  }

  private static func beginsString(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      true
    default: false
    }
  }

  /// Whether a sequence is a string: OSC, DCS, APC, PM or SOS.
  static func isString(_ sequence: [UInt8]) -> Bool {
    second(of: sequence[...]).map { beginsString(sequence[$0]) } ?? false
  }

  /// The place behind the first byte of some kind, or of CAN or SUB, which break a sequence off; or
  /// the place of an ESC before it, which begins another.
  private func end(from start: Int, where isLast: (UInt8) -> Bool) -> Int? {
    guard
      let place = bytes[start...].firstIndex(where: {
        $0 == 0x1B || $0 == 0x18 || $0 == 0x1A || isLast($0)
      })
    else { return nil }
    return bytes[place] == 0x1B ? place : place + 1
  }
}

extension [UInt8] {
  /// The bytes without what a terminal answers: nobody waits for the answers any more, and a shell
  /// would take them for keys.
  var withoutQueries: [UInt8] {
    guard contains(where: { $0 == 0x1B || $0 == 0x05 || $0 == 0xC2 }) else { return self }
    var sequences = ControlSequences(in: self)
    var kept: [UInt8] = []
    var place = startIndex
    while let sequence = sequences.next() {
      guard self[sequence].isQuery else { continue }
      kept += self[place..<sequence.lowerBound]
      place = sequence.upperBound
    }
    return (kept + self[place...]).withoutSecondControls.filter { $0 != 0x05 }
  }

  /// The bytes without the characters U+0080…U+009F, which some terminals obey like ESC and a letter.
  private var withoutSecondControls: [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(count)
    for byte in self {
      if 0x80...0x9F ~= byte, kept.last == 0xC2 { kept.removeLast() } else { kept.append(byte) }
    }
    return kept
  }
}

extension [UInt8] {
  /// Whether anything that can be seen comes after the last newline.
  var endsInLine: Bool {
    let start = lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? startIndex
    let rest = Array(self[start...])
    var sequences = ControlSequences(in: rest)
    var place = rest.startIndex
    while let sequence = sequences.next() {
      if rest[place..<sequence.lowerBound].contains(where: { $0 >= 0x20 }) { return true }
      place = sequence.upperBound
    }
    return rest[place..<sequences.place].contains { $0 >= 0x20 }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a terminal answers this sequence: device status and attributes (DSR, DA, XTVERSION),
  /// reports of windows, modes (DECRQM), settings (DECRQSS), colours and keyboards.
  fileprivate var isQuery: Bool {
    guard let last, let second = ControlSequences.second(of: self) else { return false }
    let rest = self[(second + 1)...]
    let parameters = rest.dropLast()
    switch self[second] {
    case UInt8(ascii: "Z"): return true
    case UInt8(ascii: "P"): return rest.starts(with: "$q".utf8) || rest.starts(with: "+q".utf8)
    case UInt8(ascii: "_"): return rest.first == UInt8(ascii: "G") && rest.dropFirst().isAnswered
    case UInt8(ascii: "]"):
      return rest.dropLast(last == 0x07 ? 1 : 2).suffix(2).elementsEqual(";?".utf8)
    case UInt8(ascii: "["):
      switch last {
      case UInt8(ascii: "n"), UInt8(ascii: "c"): return true
      case UInt8(ascii: "p"): return parameters.last == UInt8(ascii: "$")
      case UInt8(ascii: "q"): return parameters.first == UInt8(ascii: ">")
      case UInt8(ascii: "u"): return parameters.first == UInt8(ascii: "?")
      case UInt8(ascii: "t"):
        let first = parameters.prefix { $0 != UInt8(ascii: ";") }
        return 11...21 ~= Int(String(decoding: first, as: UTF8.self)) ?? 0
      case UInt8(ascii: "x"): return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a terminal answers a command of kitty's protocol for graphics with these keys: those
  /// with an identifier, and questions, unless they ask for silence.
  private var isAnswered: Bool {
    let keys = prefix { $0 != UInt8(ascii: ";") && $0 != 0x1B }.split(separator: UInt8(ascii: ","))
    func has(_ key: String) -> Bool { keys.contains { $0.starts(with: key.utf8) } }
    return has("a=q") || (has("i=") || has("I=")) && !has("q=")
  }
}
