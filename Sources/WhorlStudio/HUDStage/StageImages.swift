import WhorlRaster

/// The pictures that the theme on the stage names, as far as they have been read.
struct StageImages: Hashable, Sendable {
  private var images: [ImageFile: PixelImage?] = [:]

  /// Notes that pictures are to be read, and says which of them nobody has asked for so far.
  mutating func ask(for files: [ImageFile]) -> [ImageFile] {
    let new = files.filter { images[$0] == nil }
    for file in new { images[file] = .some(nil) }
    return new
  }

  /// Keeps what was read.
  mutating func take(_ image: PixelImage?, of file: ImageFile) {
    images[file] = .some(image)
  }

  /// A picture; `nil` where there is none, or not yet.
  subscript(file: ImageFile?) -> PixelImage? { file.flatMap { images[$0] ?? nil } }
}
