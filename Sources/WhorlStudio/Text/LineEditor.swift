/// One line of text that is being edited, and the caret in it.
///
/// All of it counts in characters as people see them (extended grapheme clusters): a caret never
/// stands inside an emoji or before a combining mark.
struct LineEditor: Hashable, Sendable {
  /// The text.
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// What `undo` goes back to, newest last.
  private var earlier: [Snapshot] = []

  private static let depth = 200

  private struct Snapshot: Hashable, Sendable {
    var text: String
    var caret: Int
  }

  /// Starts with a text, and the caret behind it.
  init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// What a key can do in a line of text.
  enum Command: Hashable, Sendable, CaseIterable {
    case left
    case right
    case wordLeft
    case wordRight
    case start
    case end
    case deleteLeft
    case deleteRight
    case deleteWord
    case deleteToStart
    case deleteToEnd
    case undo
  }

  /// Does what a key means.
  mutating func perform(_ command: Command) {
    switch command {
    case .left: move(to: caret - 1)
    case .right: move(to: caret + 1)
    case .wordLeft: move(to: startOfWord)
    case .wordRight: move(to: endOfWord)
    case .start: move(to: 0)
    case .end: move(to: text.count)
    case .deleteLeft: replace(caret - 1..<caret, with: "")
    case .deleteRight: replace(caret..<caret + 1, with: "")
    case .deleteWord: replace(startOfWord..<caret, with: "")
    case .deleteToStart: replace(0..<caret, with: "")
    case .deleteToEnd: replace(caret..<text.count, with: "")
    case .undo: undo()
    }
  }

  /// Puts text in at the caret; line ends and tabs become spaces, other controls go.
  mutating func insert(_ addition: String) {
    var line = ""
    for scalar in addition.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: line.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    replace(caret..<caret, with: String(line.prefix(max(Self.limit - text.count, 0))))
  }

  /// The longest text, in characters: more than any property takes.
  private static let limit = 100_000

  private mutating func replace(_ range: Range<Int>, with addition: String) {
    let range = max(range.lowerBound, 0)..<min(range.upperBound, text.count)
    guard !(range.isEmpty && addition.isEmpty) else { return }
    earlier.append(Snapshot(text: text, caret: caret))
    if earlier.count > Self.depth { earlier.removeFirst() }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: range.upperBound)
    let after = text[end...]
    // A combining mark joins the character before it, so the caret is found by what follows it.
    text = String(text[..<start]) + addition + after
    caret = text.count - min(after.count, text.count)
  }

  private mutating func move(to place: Int) {
    caret = min(max(place, 0), text.count)
  }

  private mutating func undo() {
    guard let snapshot = earlier.popLast() else { return }
    text = snapshot.text
    caret = snapshot.caret
  }

  private var startOfWord: Int {
    let characters = Array(text)
    var place = caret
    while place > 0, !characters[place - 1].isWordPart { place -= 1 }
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private var endOfWord: Int {
    let characters = Array(text)
    var place = caret
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
