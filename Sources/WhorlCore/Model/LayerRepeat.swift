/// The copies of a layer: where they stand, and how they differ.
public struct LayerRepeat: Hashable, Sendable {
  /// How the copies stand.
  public enum Layout: Hashable, Sendable {
    /// All in the same place.
    case none
    /// Side by side, centred, so far apart.
    case row(pitch: Double)
    /// One below the other, centred, so far apart.
    case column(pitch: Double)
    /// Around a circle, from `start` degrees over `sweep` degrees; over a whole turn the last does
    /// not meet the first, over less both ends are taken.
    case ring(radius: Double, start: Double, sweep: Double, isOriented: Bool)
    /// In rows of so many columns, centred, so far apart.
    case grid(columns: Int, pitch: Double)
    /// At these points, in turn.
    case points([Pair])
  }

  /// By how much each copy is later than the layer itself.
  public enum Delay: Hashable, Sendable {
    /// So many seconds more for each.
    case step(Double)
    /// Seconds for each, in turn.
    case each([Double])
  }

  /// The number of copies, 1…64.
  public var count: Int
  /// How they stand.
  public var layout = Layout.none
  /// By how much each is later.
  public var delay = Delay.step(0)
  /// The seconds that a loop of each copy takes, in turn; empty for those of its tracks.
  public var periods: [Double] = []
  /// What each copy's size is multiplied by, in turn; empty for 1.
  public var scales: [Double] = []
  /// What each copy's opacity is multiplied by, in turn; empty for 1.
  public var opacities: [Double] = []

  /// Creates copies in one place.
  public init(count: Int) {
    self.count = count
  }
}
