internal import WhorlCore
internal import WhorlRaster

/// Something that is shown in rows of its own at the end of what the program has written.
///
/// It is only ever asked from inside the gate of the terminal that it was given to.
protocol Performer: AnyObject, Sendable {
  /// Lets everything happen that is due by a moment; returns whether there is still something to show.
  func advance(to now: Time) -> Bool
  /// What is to be seen of it at a moment, in a window that is so many columns wide.
  func grid(at now: Time, columns: Int) -> CellGrid
  /// When it next looks different, if nothing happens.
  func nextMoment(after now: Time) -> Time
  /// Whether keys and clicks mean something to it.
  var awaitsPress: Bool { get }
  /// Somebody pressed a key for it or clicked.
  func press(at now: Time)
}
