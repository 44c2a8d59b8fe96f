extension JSONError {
  /// What is often given where a JSON text in UTF-8 is wanted.
  public enum Foreign: Hashable, Sendable {
    /// Text in UTF-16, as some editors of Windows save it.
    case utf16
    /// A ZIP archive, such as a `.lottie` file.
    case zip
    /// Data packed by gzip, such as a `.tgs` file.
    case gzip

    /// Looks at how a file begins; `nil` for all others.
    init?(beginning bytes: some Collection<UInt8>) {
      switch bytes.first {
      case 0xFF where bytes.starts(with: [0xFF, 0xFE]): self = .utf16
      case 0xFE where bytes.starts(with: [0xFE, 0xFF]): self = .utf16
      case UInt8(ascii: "P") where bytes.starts(with: Array("PK".utf8) + [3, 4]): self = .zip
      case 0x1F where bytes.starts(with: [0x1F, 0x8B]): self = .gzip
      default: return nil
      }
    }
  }
}

extension JSONDocument {
  /// The number of bytes of the byte order mark that a text begins with. RFC 8259, section 8.1: a
  /// reader may ignore it.
  static func markLength(of bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
