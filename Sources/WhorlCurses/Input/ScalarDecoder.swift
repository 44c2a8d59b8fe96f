/// Puts characters together from the bytes of UTF-8, which may arrive one at a time.
///
/// Bytes that are no UTF-8 are left out; what follows them is read as if they had not been there.
struct ScalarDecoder {
  private var bytes: [UInt8] = []
  private var length = 0

  /// Whether some bytes of a character are there, and some are missing.
  var isWaiting: Bool { !bytes.isEmpty }

  /// Takes a byte, and returns the character that it ends.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xC0 != 0x80 {
      bytes = []
      length = Self.length(after: byte)
    }
    guard bytes.count < length else { return nil }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { drop() }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  /// Forgets the beginning of a character.
  mutating func drop() {
    bytes = []
    length = 0
  }

  private static func length(after first: UInt8) -> Int {
    switch first {
    case ..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    case _: 0
    }
  }
}
