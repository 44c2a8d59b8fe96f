/// A stretch of time after which a picture repeats itself.
public struct Loop: Hashable, Sendable {
  /// From when on it repeats; before, it may differ.
  public var start: Time
  /// How long one round takes.
  public var length: Time

  /// Creates a loop.
  public init(start: Time, length: Time) {
    self.start = start
    self.length = length
  }
}
