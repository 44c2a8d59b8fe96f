internal import WhorlCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Asks a terminal how many cells it gives to characters.
///
/// No table can know: fonts, settings and versions of Unicode differ. Each text is written at the
/// left edge, and the terminal is asked where its cursor is (DSR 6; ECMA-48, section 8.3.35, with
/// the answer CPR). Only for people who wait for it: what they type meanwhile is lost.
public enum WidthProbe {
  /// How long the terminal has for each next answer.
  private static let patience = Time(nanoseconds: 500_000_000)

  /// The cells of each text, in the same order; fewer where the terminal stops answering, and none
  /// where standard input and output are not one terminal that is the program's to use.
  public static func widths(of texts: [String]) -> [Int] {
    var owner = TerminalOwner(TerminalUse(input: .keys, features: [.hiddenCursor]), of: 1)
    guard owner.isTypedAt, owner.standing == .foreground else { return [] }
    owner.setEpilogue(Array("\r\u{1B}[K".utf8))
    owner.enter()
    owner.send(texts.flatMap { Array("\r\($0)\u{1B}[6n".utf8) })
    var reports = CursorReports()
    var buffer = [UInt8](repeating: 0, count: 256)
    while reports.columns.count < texts.count {
      guard case .readable = owner.sleep(until: MonotonicClock.now + patience, reading: [0]) else {
        break
      }
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      reports.take(buffer[..<count])
    }
    // An answer that comes late must not be typed into the shell.
    tcflush(0, TCIFLUSH)
    owner.leave()
    return reports.columns.map { $0 - 1 }
  }
}

/// The columns that a terminal reports for its cursor, out of all that it sends.
struct CursorReports {
  /// The columns, from 1, in the order of the answers.
  private(set) var columns: [Int] = []
  private var rest: [UInt8] = []

  /// Takes bytes as they come; an answer may be cut anywhere.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "R")) {
      if let column = Self.column(rest[..<end]) { columns.append(column) }
      rest.removeSubrange(...end)
    }
  }

  /// The column in `ESC [ row ; column`, which other bytes may stand before.
  private static func column(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let start = bytes.lastIndex(of: 0x1B) else { return nil }
    let fields = bytes[(start + 1)...]
    guard fields.first == UInt8(ascii: "[") else { return nil }
    let numbers = fields.dropFirst().split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 2, let column = numbers[1], numbers[0] != nil else { return nil }
    return column
  }
}
