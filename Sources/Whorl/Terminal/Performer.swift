internal import WhorlCore
internal import WhorlRaster

/// Something that is shown in rows of its own at the end of what the program has written.
///
/// It is only ever asked from inside the gate of the terminal that it was given to.
protocol Performer: AnyObject, Sendable {
  /// What is to be seen of it at a moment, in a window that is so many columns wide.
  func grid(at now: Time, columns: Int) -> CellGrid
  /// When it next looks different, if nothing happens.
  func nextMoment(after now: Time) -> Time
}
