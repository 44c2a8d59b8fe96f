import Testing
import WhorlCore
import WhorlFormats
import WhorlRaster
import WhorlTestSupport

struct PNGFileTests {
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private static let end: [UInt8] = [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130]

  /// Red, half green, transparent blue and a dark blue.
  private static let colors =
    signature
    + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 114, 182, 13, 36]
    + [0, 0, 0, 26, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 240, 159, 225, 63, 67, 3, 3, 3]
    + [195, 127, 6, 33, 147, 176, 255, 0, 56, 112, 6, 24, 235, 217, 81, 40] + end

  /// Four colours of a palette.
  private static let palette =
    signature
    + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 2, 3, 0, 0, 0, 15, 216, 229, 183]
    + [0, 0, 0, 12, 80, 76, 84, 69, 0, 255, 0, 18, 52, 86, 255, 0, 0, 0, 0, 255, 37, 160, 11, 128]
    + [0, 0, 0, 12, 73, 68, 65, 84, 120, 218, 99, 104, 96, 184, 0, 0, 2, 84, 1, 81, 95, 219, 130]
    + [77] + end

  /// Four greys.
  private static let greys =
    signature
    + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0, 87, 221, 82, 248]
    + [0, 0, 0, 14, 73, 68, 65, 84, 120, 218, 99, 244, 241, 98, 148, 21, 4, 0, 2, 254, 0, 199, 59]
    + [130, 180, 87] + end

  /// 4097 pixels in a row.
  private static let long =
    signature
    + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 16, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 153, 152, 61, 239]
    + [0, 0, 0, 14, 73, 68, 65, 84, 120, 218, 99, 96, 24, 5, 35, 27, 0, 0, 2, 2, 0, 1, 120, 253]
    + [247, 147] + end

  private func pixels(_ bytes: [UInt8]) throws -> [String] {
    let image = try PNGFile.image(of: bytes, path: "a.png")
    return (0..<image.height).flatMap { y in
      (0..<image.width).map { image[x: $0, y: y].hex }
    }
  }

  @Test func `pixels of every kind become red, green, blue and alpha`() throws {
    #expect(try pixels(Self.colors) == ["#FF0000", "#00FF0080", "#0000FF00", "#123456"])
    #expect(try pixels(Self.palette) == ["#FF0000", "#00FF00", "#0000FF", "#123456"])
    #expect(try pixels(Self.greys) == ["#4C4C4C", "#969696", "#1D1D1D", "#2E2E2E"])
  }

  @Test func `a picture with too many pixels is not read`() {
    let error = #expect(throws: PNGError.self) { try PNGFile.image(of: Self.long, path: "a.png") }
    #expect(error == .tooLarge(path: "a.png", width: 4097, height: 1))
    #expect(error?.message == "a.png is 4097 by 1 pixels; at most 4096 by 4096 are read")
  }

  @Test func `what is no PNG, or not all of one, is told in one line`() throws {
    for bytes in [
      [], Array("GIF89a".utf8), Array(Self.colors.prefix(50)), Array(Self.colors.dropLast(14)),
    ] {
      let error = #expect(throws: PNGError.self) {
        try PNGFile.image(of: bytes, path: "b\u{1B}.png")
      }
      let message = try #require(error?.message)
      #expect(message.hasPrefix("b␛.png is not a whole PNG file: "))
      #expect(!message.contains { $0.isNewline })
      #expect(message.hasSuffix(": it is empty") == bytes.isEmpty)
    }
  }

  @Test func `damage anywhere is an error or a picture of the same size, and never the end`() throws
  {
    for place in Self.colors.indices {
      for bit in 0..<8 {
        var bytes = Self.colors
        bytes[place] ^= 1 << bit
        do {
          let image = try PNGFile.image(of: bytes, path: "a.png")
          #expect(image.width * image.height == 4)
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }

  @Test func `a theme's picture is looked for in the theme's folder`() throws {
    let folder = TemporaryFolder()
    folder.write(Self.greys, to: "logo.png")
    let theme = folder.path + "/theme.json"
    #expect(try PNGFile.read("logo.png", inFolderOfThemeAt: theme).width == 2)
    #expect(try PNGFile.read(folder.path + "/logo.png", inFolderOfThemeAt: "x.json").width == 2)
    let error = #expect(throws: PNGError.self) {
      try PNGFile.read("none.png", inFolderOfThemeAt: theme)
    }
    #expect(error?.message == "cannot read \(folder.path)/none.png: no such file or folder")
  }
}
