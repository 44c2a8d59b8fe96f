/// The characters that the studio's own lines and signs are made of.
struct Marks: Hashable, Sendable {
  /// Whether only printable ASCII may be shown.
  var isASCII: Bool

  /// Lines and signs of Unicode.
  static let unicode = Marks(isASCII: false)
  /// Lines and signs of printable ASCII.
  static let ascii = Marks(isASCII: true)

  var horizontal: Character { isASCII ? "-" : "─" }
  var vertical: Character { isASCII ? "|" : "│" }
  var topLeft: Character { isASCII ? "+" : "┌" }
  var topRight: Character { isASCII ? "+" : "┐" }
  var bottomLeft: Character { isASCII ? "+" : "└" }
  var bottomRight: Character { isASCII ? "+" : "┘" }
  /// Stands before the row that is chosen.
  var pointer: Character { isASCII ? ">" : "▸" }
  /// Stands beside a theme that the user likes.
  var star: Character { isASCII ? "+" : "★" }
  /// Stands where text was cut off.
  var ellipsis: Character { isASCII ? "~" : "…" }
  var stepLeft: Character { isASCII ? "<" : "◂" }
  var stepRight: Character { isASCII ? ">" : "▸" }
  var arrow: String { isASCII ? "->" : "→" }
  var dash: String { isASCII ? "-" : "–" }
  var playing: String { isASCII ? ">" : "▶" }
  var paused: String { isASCII ? "||" : "⏸" }
  var times: String { isASCII ? "x" : "×" }
  var separator: String { isASCII ? "-" : "·" }
  /// More lies above what is shown.
  var moreAbove: Character { isASCII ? "^" : "▲" }
  /// More lies below what is shown.
  var moreBelow: Character { isASCII ? "v" : "▼" }
}
