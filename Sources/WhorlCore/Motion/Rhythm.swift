/// A round of pictures that each last the same time.
public struct Rhythm: Hashable, Sendable {
  /// How long each picture is shown; more than nothing.
  public let interval: Time
  /// The number of pictures in the round, in the order that they are shown in; at least one.
  public let count: Int

  /// Creates a rhythm.
  public init(interval: Time, count: Int) {
    self.interval = interval
    self.count = count
  }
}
