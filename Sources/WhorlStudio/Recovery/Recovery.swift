import WhorlCore

/// What of the unsaved themes is kept on disk, and what an earlier studio has left there.
struct Recovery: Hashable, Sendable {
  /// What this studio's recovery file holds.
  var kept: [UnsavedTheme] = []
  /// When it is written next; `nil` where it holds everything.
  var due: Time?
  /// What studios that ended without saving have left, by the name of the file.
  var found: [FoundRecovery] = []
  /// Whether it was told that nothing can be kept.
  var hasFailed = false

  /// Changes that follow each other within this time are written once.
  static let pause = Time(seconds: 1)
}

/// A recovery file that was found.
public struct FoundRecovery: Hashable, Sendable {
  /// Its name, by which it is removed.
  public var name: String
  /// What it holds.
  public var bytes: [UInt8]

  /// Describes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
