/// A compiled terminfo entry of our own, in the legacy 16-bit format of `term(5)`.
///
/// ncurses is given this entry instead of the terminal's, for three reasons. It names only what
/// every terminal with ECMA-48 control sequences does alike, so a terminal that has no entry
/// installed works too. It has nothing that shifts cells (scrolling regions, insert and delete of
/// lines and characters, repeat), which would move the pictures that ncurses does not know of. And
/// no alternate screen, keypad mode or cursor shape: who enters those must leave them on a crash
/// too, and that is the terminal's owner.
struct TerminfoEntry {
  /// The name that `newterm` is called with.
  static let name = "whorl"

  /// How many palette colours text may have; 0 for none.
  var colors: Int

  /// The entry as `TERMINFO` takes it.
  var environmentValue: String { "b64:" + Base64.encode(bytes) }

  /// The entry's bytes.
  var bytes: [UInt8] {
    var entry = Sections()
    let names = Array("\(Self.name)|the studio's terminal".utf8) + [0]
    let numbers = Self.numbers(colors: colors)
    let strings = Self.strings(colors: colors)

    let (offsets, table) = Sections.table(of: strings.map { $0.map { Array($0.utf8) } })
    entry.append(words: [0o432, names.count, 0, numbers.count, strings.count, table.count])
    entry.append(bytes: names)
    entry.pad()
    entry.append(words: numbers)
    entry.append(words: offsets)
    entry.append(bytes: table)
    entry.pad()

    // The extended section: one string, which tells ncurses that mouse reports come as SGR ones.
    let value = Array("\u{1B}[?1006;1002%?%p1%{1}%=%th%el%;".utf8) + [0]
    let name = Array("XM".utf8) + [0]
    entry.append(words: [0, 0, 1, 2, value.count + name.count])
    entry.append(words: [0, 0])
    entry.append(bytes: value + name)
    return entry.bytes
  }

  /// What stands at each place of the list of numbers; -1 where there is none.
  private static func numbers(colors: Int) -> [Int] {
    var values = [Int](repeating: -1, count: 15)
    values[0] = 80  // columns
    values[2] = 24  // lines
    if colors > 0 {
      values[13] = colors  // max_colors
      values[14] = 64  // max_pairs
    }
    return values
  }

  /// What stands at each place of the list of strings; `nil` where there is none.
  private static func strings(colors: Int) -> [String?] {
    var values = [String?](repeating: nil, count: 361)
    values[5] = "\u{1B}[H\u{1B}[2J"  // clear_screen
    values[10] = "\u{1B}[%i%p1%d;%p2%dH"  // cursor_address
    values[13] = "\u{1B}[?25l"  // cursor_invisible
    values[16] = "\u{1B}[?25h"  // cursor_normal
    values[27] = "\u{1B}[1m"  // enter_bold_mode
    values[30] = "\u{1B}[2m"  // enter_dim_mode
    values[34] = "\u{1B}[7m"  // enter_reverse_mode
    values[36] = "\u{1B}[4m"  // enter_underline_mode
    values[39] = "\u{1B}[m"  // exit_attribute_mode
    values[355] = "\u{1B}[<"  // key_mouse
    if colors > 0 {
      values[297] = "\u{1B}[39;49m"  // orig_pair
      values[359] = "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m"  // set_a_foreground
      values[360] = "\u{1B}[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m"  // set_a_background
    }
    return values
  }
}

/// The bytes of an entry while it is put together.
private struct Sections {
  private(set) var bytes: [UInt8] = []

  mutating func append(words: [Int]) {
    for word in words {
      let word = UInt16(bitPattern: Int16(word))
      bytes += [UInt8(word & 0xFF), UInt8(word >> 8)]
    }
  }

  mutating func append(bytes more: [UInt8]) {
    bytes += more
  }

  /// Sections of words begin at even places.
  mutating func pad() {
    if bytes.count % 2 == 1 { bytes.append(0) }
  }

  /// Where each string begins in their common table, -1 for none, and the table.
  static func table(of strings: [[UInt8]?]) -> (offsets: [Int], table: [UInt8]) {
    var table: [UInt8] = []
    let offsets = strings.map { string in
      guard let string else { return -1 }
      defer { table += string + [0] }
      return table.count
    }
    return (offsets, table)
  }
}
