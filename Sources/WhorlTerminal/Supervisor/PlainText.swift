/// A line of a program's output without the sequences that colour it, and without blanks around it.
enum PlainText {
  /// Takes a line apart by ECMA-48: control sequences and control strings are left out, also one
  /// that has no end.
  static func of(_ line: ArraySlice<UInt8>) -> String {
    let line = Array(line)
    var sequences = ControlSequences(in: line)
    var bytes: [UInt8] = []
    var place = 0
    while let sequence = sequences.next() {
      append(line[place..<sequence.lowerBound], to: &bytes)
      place = sequence.upperBound
    }
    append(line[place..<sequences.place], to: &bytes)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  private static func append(_ part: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    for byte in part {
      if byte == UInt8(ascii: "\t") {
        bytes.append(UInt8(ascii: " "))
      } else if byte == 0x08 {
        _ = bytes.popLast()
      } else if byte >= 0x20, byte != 0x7F {
        bytes.append(byte)
      }
    }
  }
}
