/// A line of a program's output without the sequences that colour it, and without blanks around it.
enum PlainText {
  /// Takes a line apart by ECMA-48: control sequences and control strings are left out.
  static func of(_ line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      if byte == 0x1B {
        skipSequence(&rest)
      } else if byte == UInt8(ascii: "\t") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == 0x08 {
        _ = bytes.popLast()
      } else if byte >= 0x20, byte != 0x7F {
        bytes.append(byte)
      }
    }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  private static func skipSequence(_ rest: inout ArraySlice<UInt8>) {
    guard let kind = rest.popFirst() else { return }
    switch kind {
    case UInt8(ascii: "["):
      while let byte = rest.popFirst() {
        if 0x40...0x7E ~= byte { return }
      }
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      while let byte = rest.popFirst() {
        if byte == 0x07 { return }
        if byte == 0x1B {
          _ = rest.popFirst()
          return
        }
      }
    case 0x20...0x2F:
      while let byte = rest.popFirst() {
        if 0x30...0x7E ~= byte { return }
      }
    default: return
    }
  }
}
