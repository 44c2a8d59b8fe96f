import CNcurses
import WhorlStudio

/// The bytes that keys send, for ncurses to recognise.
///
/// Terminals agree on most of them whatever their terminfo entry says: those of xterm in both cursor
/// modes, with modifiers as `1 + bits` (Shift 1, Alt 2, Ctrl 4), and the older ones of VT220, rxvt
/// and the console of Linux.
struct KeySequences {
  /// What a sequence stands for.
  enum Meaning: Hashable, Sendable {
    case key(KeyPress)
    /// Pasted text begins.
    case pasteStart
    /// Pasted text ends.
    case pasteEnd
  }

  /// What stands for what; the place in the list is the code that ncurses gives.
  let all: [(bytes: String, meaning: Meaning)]

  init() {
    var all: [(bytes: String, meaning: Meaning)] = [
      ("\u{1B}[200~", .pasteStart), ("\u{1B}[201~", .pasteEnd),
      ("\u{1B}[Z", .key(KeyPress(.tab, .shift))), ("\u{1B}OM", .key(KeyPress(.enter))),
    ]
    for (letter, key) in Self.letters {
      all.append(("\u{1B}[\(letter)", .key(KeyPress(key))))
      all.append(("\u{1B}O\(letter)", .key(KeyPress(key))))
      for (code, modifiers) in Self.modifiers {
        all.append(("\u{1B}[1;\(code)\(letter)", .key(KeyPress(key, modifiers))))
      }
    }
    for (number, key) in Self.numbers {
      all.append(("\u{1B}[\(number)~", .key(KeyPress(key))))
      for (code, modifiers) in Self.modifiers {
        all.append(("\u{1B}[\(number);\(code)~", .key(KeyPress(key, modifiers))))
      }
    }
    // rxvt sends lower case letters for arrows with Shift, and others after O for Ctrl.
    let arrows: [(String, Key)] = [("a", .up), ("b", .down), ("c", .right), ("d", .left)]
    for (letter, key) in arrows {
      all.append(("\u{1B}[\(letter)", .key(KeyPress(key, .shift))))
      all.append(("\u{1B}O\(letter)", .key(KeyPress(key, .control))))
    }
    // The console of Linux has its own first five function keys.
    for (place, letter) in ["A", "B", "C", "D", "E"].enumerated() {
      all.append(("\u{1B}[[\(letter)", .key(KeyPress(.function(place + 1)))))
    }
    self.all = all
  }

  /// Tells ncurses of all of them.
  func define() {
    for (code, sequence) in all.enumerated() { whorl_curses_define(sequence.bytes, Int32(code)) }
  }

  private static let letters: [(String, Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  private static let numbers: [(Int, Key)] = [
    (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
    (8, .end), (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)),
    (15, .function(5)), (17, .function(6)), (18, .function(7)), (19, .function(8)),
    (20, .function(9)), (21, .function(10)), (23, .function(11)), (24, .function(12)),
  ]

  private static let modifiers: [(Int, KeyPress.Modifiers)] = (1...7).map { bits in
    (bits + 1, KeyPress.Modifiers(rawValue: bits))
  }
}
