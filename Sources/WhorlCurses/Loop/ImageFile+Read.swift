import WhorlFormats
import WhorlStudio

extension ImageFile {
  /// Reads the picture, and says what came of it.
  func read() -> Event {
    do {
      let image = try PNGFile.read(path, inFolderOfThemeAt: themePath)
      return .imageRead(self, image, problem: nil)
    } catch {
      return .imageRead(self, nil, problem: error.message)
    }
  }
}
