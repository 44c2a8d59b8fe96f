import CPNG
public import WhorlRaster
import WhorlThemes

/// Reads pictures in the format PNG, of every kind of pixels, by libpng.
public enum PNGFile {
  /// The longest side of a picture, in pixels.
  public static let sideLimit = 4096
  /// The longest file: 16 MiB.
  public static let byteLimit = 16 << 20

  /// The picture of a file.
  public static func read(_ path: String) throws(PNGError) -> PixelImage {
    let bytes: [UInt8]
    do {
      bytes = try FileStore.read(path, limit: byteLimit)
    } catch {
      throw .file(error)
    }
    return try image(of: bytes, path: path)
  }

  /// The picture of a file that a theme names, by a path that begins in the theme's folder.
  ///
  /// - Parameters:
  ///   - name: the path in the theme; an absolute one is taken as it is.
  ///   - themePath: the path of the theme's own file.
  public static func read(
    _ name: String, inFolderOfThemeAt themePath: String
  ) throws(PNGError) -> PixelImage {
    guard name.utf8.first != UInt8(ascii: "/"), let slash = themePath.lastIndex(of: "/") else {
      return try read(name)
    }
    return try read(themePath[...slash] + name)
  }

  /// The picture in the bytes of a file.
  ///
  /// - Parameter path: the file's name in errors.
  public static func image(of bytes: [UInt8], path: String) throws(PNGError) -> PixelImage {
    guard bytes.count <= byteLimit else {
      throw .file(.tooLong(path: path, limit: byteLimit))
    }
    // What libpng says of no bytes at all is about a call, not about a file.
    guard !bytes.isEmpty else { throw .damaged(path: path, reason: "it is empty") }
    var message = Array(repeating: CChar(0), count: Int(whorl_png_message_length))
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard whorl_png_size(bytes, bytes.count, &width, &height, &message) else {
      throw .damaged(path: path, reason: text(message))
    }
    guard width <= sideLimit, height <= sideLimit else {
      throw .tooLarge(path: path, width: Int(width), height: Int(height))
    }
    let count = Int(width) * Int(height) * 4
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      guard let first = pixels.baseAddress else { return }
      isRead = whorl_png_read(bytes, bytes.count, first, count, &message)
      filled = isRead ? count : 0
    }
    guard isRead, let image = PixelImage(width: Int(width), height: Int(height), bytes: pixels)
    else { throw .damaged(path: path, reason: text(message)) }
    return image
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
