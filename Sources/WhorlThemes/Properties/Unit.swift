/// What a number in a theme counts.
public enum Unit: Hashable, Sendable {
  /// Nothing but itself.
  case number
  /// A count of things.
  case count
  /// Points of the theme's frame.
  case points
  /// Seconds.
  case seconds
  /// Radians in the file, degrees in front of people.
  case radians
  /// A share, 0…1.
  case share
  /// What something is multiplied by.
  case factor
  /// Frames a second.
  case framesPerSecond
  /// Columns of a terminal.
  case columns
  /// Rows of a terminal.
  case rows

  /// The unit's name in the theme file, or `nil` for a bare number.
  public var name: String? {
    switch self {
    case .number, .count: nil
    case .points: "pt"
    case .seconds: "s"
    case .radians: "rad"
    case .share: "0…1"
    case .factor: "×"
    case .framesPerSecond: "fps"
    case .columns: "columns"
    case .rows: "rows"
    }
  }
}
