/// Which numbers a property takes.
public struct NumberRule: Hashable, Sendable {
  /// What the number counts.
  public var unit: Unit
  /// The smallest and the largest number.
  public var range: ClosedRange<Double>
  /// How far one step of the form goes.
  public var step: Double
  /// Whether only whole numbers will do.
  public var isWhole = false
  /// Whether the smallest number itself is excluded.
  public var excludesMinimum = false

  init(
    _ unit: Unit, _ range: ClosedRange<Double>, step: Double, isWhole: Bool = false,
    excludesMinimum: Bool = false
  ) {
    self.unit = unit
    self.range = range
    self.step = step
    self.isWhole = isWhole
    self.excludesMinimum = excludesMinimum
  }

  /// Whether a number obeys the rule.
  public func allows(_ number: Double) -> Bool {
    range.contains(number) && !(excludesMinimum && number == range.lowerBound)
      && !(isWhole && number != number.rounded())
  }
}
