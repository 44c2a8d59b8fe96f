import WhorlCore
import WhorlThemes

extension PNGError {
  /// The error as a sentence, safe to print.
  public var message: String {
    switch self {
    case .file(let error): error.message
    case .damaged(let path, let reason):
      "\(VisibleText.of(path)) is not a whole PNG file: \(VisibleText.of(reason))"
    case .tooLarge(let path, let width, let height):
      "\(VisibleText.of(path)) is \(width) by \(height) pixels; at most "
        + "\(PNGFile.sideLimit) by \(PNGFile.sideLimit) are read"
    }
  }
}
