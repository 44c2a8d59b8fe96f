import WhorlCore
import WhorlThemes

/// A theme file that is looked at again and again while it plays.
struct WatchedTheme {
  /// How often it is looked at.
  private static let interval = Time(nanoseconds: 250_000_000)

  private let path: String
  private var bytes: [UInt8]?
  private var next = WatchedTheme.interval

  /// Begins to watch; what the file holds now is known.
  init(path: String) {
    self.path = path
    bytes = try? FileStore.read(path)
  }

  /// The theme, if the file has changed since it was looked at last and is valid.
  ///
  /// While the file is broken or half written by somebody else, the last valid theme plays on.
  mutating func change(at time: Time) -> Theme? {
    guard time >= next else { return nil }
    next = time + Self.interval
    guard let found = try? FileStore.read(path), found != bytes else { return nil }
    bytes = found
    return try? ThemeDocument(bytes: found).theme
  }
}
