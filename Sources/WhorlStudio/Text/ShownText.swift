import WhorlCore
import WhorlRaster

/// Text as it may reach the screen: no control characters, and only ASCII where nothing else works.
struct ShownText {
  /// The characters that are shown, each one or two columns wide.
  private(set) var characters: [Character] = []
  /// The number of columns that they take.
  private(set) var columns = 0

  /// Makes text fit to be shown: control characters, and those that turn the direction of text,
  /// become symbols.
  init(_ text: String, ascii: Bool) {
    for character in VisibleText.of(text) {
      let shown = ascii && !character.isASCII ? "?" : character
      let width = shown.cellWidth
      // A mark without a character to stand on would change its neighbour.
      guard width > 0 else { continue }
      characters.append(shown)
      columns += width
    }
  }
}
