public import WhorlRaster

/// Frames as text: rows of characters, frames parted by a line that holds a form feed (U+000C).
public enum TextFrames {
  /// The largest number of cells that all frames together should have: some 100 MB of text.
  public static let cellLimit = 30_000_000

  /// Writes one loop of a theme.
  public static func write(
    renderer: ThemeRenderer, columns: Int, rows: Int, sampling: Sampling
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, time) in sampling.times.enumerated() {
      if index > 0 { bytes += [0x0C, UInt8(ascii: "\n")] }
      bytes += renderer.grid(at: time, columns: columns, rows: rows).textLines
    }
    return bytes
  }
}
