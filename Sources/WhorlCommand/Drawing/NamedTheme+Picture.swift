import WhorlFormats
import WhorlRaster
import WhorlThemes

extension NamedTheme {
  /// A picture that the theme names by a path from its own file; `nil` where it names none.
  func picture(at path: String) throws(CommandError) -> PixelImage? {
    guard !path.isEmpty else { return nil }
    do {
      return try PNGFile.read(path, inFolderOfThemeAt: origin.path ?? "")
    } catch {
      throw .data(["whorl: " + error.message])
    }
  }
}
