import WhorlCore
import WhorlRaster
import WhorlThemes

@testable import WhorlStudio

/// A studio over themes that are given, with nothing of the world around it.
struct Studio {
  var state: StudioState
  /// What was to be done since the last look.
  var effects: [Effect] = []
  /// What was to be done about recovery files, which every change has in its wake.
  var recovery: [Effect] = []

  init(
    _ themes: [FoundTheme] = presets(), columns: Int = 80, rows: Int = 24, ascii: Bool = false,
    depth: ColorDepth = .trueColor, opening: Opening? = nil
  ) {
    let host = Host(
      isASCII: ascii, depth: depth, surface: .dark, glyphs: .braille,
      ownFolder: "/home/user/.config/whorl/themes", currentFolder: "/home/user")
    state = StudioState(host: host, columns: columns, rows: rows, opening: opening)
    send(.themesRead(themes, problems: []))
  }

  /// The themes of the program, as they are found.
  static func presets(_ ids: [String]? = nil) -> [FoundTheme] {
    Preset.all.filter { ids?.contains($0.id) ?? true }.map {
      FoundTheme(id: $0.id, origin: .builtIn($0), bytes: $0.bytes)
    }
  }

  /// An own theme.
  static func own(_ id: String, _ text: String) -> FoundTheme {
    FoundTheme(
      id: id, origin: .own(path: "/home/user/.config/whorl/themes/\(id).json"),
      bytes: Array(text.utf8))
  }

  mutating func send(_ events: Event...) {
    for effect in events.flatMap({ state.update($0) }) {
      if effect.isAboutRecovery { recovery.append(effect) } else { effects.append(effect) }
    }
  }

  /// Presses keys one after the other, a second apart.
  mutating func press(_ presses: KeyPress...) {
    for press in presses {
      wait(1)
      send(.key(press))
    }
  }

  /// Types text, the letters a hundredth of a second apart.
  mutating func type(_ text: String) {
    for character in text {
      wait(0.01)
      send(.key(.character(character)))
    }
  }

  mutating func wait(_ seconds: Double) {
    send(.tick(state.now + Time(seconds: seconds)))
  }

  mutating func click(on text: String) {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in rows.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      send(.mouse(MouseEvent(.press, column: column, row: row)))
      return
    }
  }

  /// What is to be done since the last look.
  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// The screen as text, without the blanks at the ends of lines and the empty lines below.
  var screen: String {
    var text = state.view().text
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// How long until something that is seen moves.
  var tickInterval: Time? { state.tickInterval(of: state.view()) }

  /// What the status line says.
  var status: String? { state.status?.text }
}

extension Effect {
  /// Whether it only concerns recovery files.
  fileprivate var isAboutRecovery: Bool {
    switch self {
    case .keepRecovery, .dropRecovery, .readRecovery, .removeRecovery: true
    case .readThemes, .readStars, .star, .edit, .save, .delete, .export, .readImage, .setMouse,
      .redraw, .suspend, .quit:
      false
    }
  }
}

extension StudioFrame {
  /// The screen as text, without the blanks at the ends of lines.
  var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        switch self[row: row, column: column] {
        case .chrome(let character, _): line.append(character)
        case .continuation: break
        case .picture(let cell): if !cell.isContinuation { line.append(cell.glyph) }
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }
}
