/// An option of the command line: one entry for parsing, help and completion.
struct Option: Hashable, Sendable {
  /// What follows the option.
  enum Value: Hashable, Sendable {
    /// Nothing.
    case none
    /// Some text, called so in the help.
    case text(String)
    /// One of some words.
    case choice([String])
    /// The path of a file.
    case file
    /// A theme's id, or the path of its file.
    case theme
  }

  /// The long name, without its dashes.
  let name: String
  /// Other long names that mean the same.
  let aliases: [String]
  /// The short name, without its dash.
  let letter: Character?
  let value: Value
  let summary: String

  /// An option that something follows.
  init(
    _ name: String, aliases: [String] = [], letter: Character? = nil, _ value: Value,
    _ summary: String
  ) {
    self.name = name
    self.aliases = aliases
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// An option that stands alone.
  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, letter: letter, .none, summary)
  }

  /// How help shows the option: `-o, --output FILE`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return "\(short)--\(name)" + (valueText.map { " " + $0 } ?? "")
  }

  /// How help shows the value: `FILE`; `nil` where there is none.
  var valueText: String? {
    switch value {
    case .none: nil
    case .text(let label): label
    case .choice(let words): words.joined(separator: "|")
    case .file: "FILE"
    case .theme: "THEME"
    }
  }
}

// The options that several verbs share mean the same everywhere.
extension Option {
  static let help = Option("help", letter: "h", "show this help")
  static let quiet = Option(
    "quiet", letter: "q", "write nothing but data, the command's own output, and errors")
  static let json = Option("json", "write JSON")
  static let output = Option(
    "output", letter: "o", .file, "write to a file; - is standard output")
  static let size = Option("size", .text("CxR"), "a box of columns and rows, such as 14x7")
  static let fps = Option("fps", .text("N"), "frames a second, 1 to 60")
  static let at = Option("at", .text("TIME"), "the moment, such as 1.25s; 0 by default")
  static let event = Option(
    "event", .text("NAME@TIME[:TEXT]"), "what happens first, such as show@0; may be repeated")
  static let glyphs = Option(
    "glyphs", .choice(["auto", "braille", "sextant", "quadrant", "half", "ascii"]),
    "the characters to draw with")
  static let color = Option("color", .choice(["auto", "always", "never"]), "whether to use colour")
  static let colorDepth = Option(
    "color-depth", .choice(["1", "4", "8", "24"]), "how many bits of colour to use")
  static let reducedMotion = Option("reduced-motion", "what the theme offers instead of motion")
  static let noAnimation = Option("no-animation", "no motion at all")

  /// The options about how things are shown.
  static let display = [glyphs, color, colorDepth, reducedMotion, noAnimation]
}
