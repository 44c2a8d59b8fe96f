public import WhorlThemes

/// Why a picture cannot be read.
public enum PNGError: Error, Hashable, Sendable {
  /// The file cannot be read at all.
  case file(FileError)
  /// The file is no PNG, or a damaged one; `reason` is what libpng says.
  case damaged(path: String, reason: String)
  /// The picture has more pixels a side than are read.
  case tooLarge(path: String, width: Int, height: Int)
}
