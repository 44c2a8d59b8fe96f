import WhorlCore
import WhorlThemes

/// So many frames of some themes, evenly spread over each one's loop.
struct FrameChoice {
  let themes: [Theme]
  let count: Int

  /// Reads themes that come with the program.
  init(_ names: some Sequence<String>, count: Int) {
    themes = names.map(Self.theme)
    self.count = count
  }

  /// A theme that comes with the program.
  static func theme(_ name: String) -> Theme {
    guard let preset = Preset(id: name), let document = try? ThemeDocument(bytes: preset.bytes)
    else { Report.fail("WhorlBench: no theme \(name)") }
    return document.theme
  }

  func times(of theme: Theme) -> [Time] {
    let loop = Animation(theme, on: .dark).loop
    let start = loop?.start.seconds ?? 0
    let length = loop?.length.seconds ?? 2
    return (0..<count).map { index in
      // Not quite the beginning, where many themes are blank.
      Time(seconds: start + length * (Double(index) + 0.3) / Double(count))
    }
  }

  func scenes(of theme: Theme) -> [Scene] {
    let animation = Animation(theme, on: .dark)
    return times(of: theme).map { animation.scene(at: $0) }
  }
}
