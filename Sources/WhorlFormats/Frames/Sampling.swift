public import WhorlCore

/// The moments at which an animation is looked at to be written as frames.
public struct Sampling: Hashable, Sendable {
  /// The longest loop that is taken without being asked for.
  private static let longestLoop = Time(nanoseconds: 30_000_000_000)
  /// How much is taken of a motion that does not repeat.
  private static let excerpt = Time(nanoseconds: 10_000_000_000)

  /// What is to be looked at: the theme, or one of nearly the same periods whose loop closes, where
  /// the theme asks for that.
  public let theme: Theme
  /// The moments; frame n lies n/F seconds after the first at F frames a second.
  public let times: [Time]
  /// How long each frame is shown.
  public let interval: Time
  /// What had to be decided.
  public let losses: [ExportLoss]

  /// Chooses the moments of one loop.
  ///
  /// What is different in the first round of a motion, such as a first grow, is left out.
  ///
  /// - Parameter loop: the length to take, in place of the motion's own.
  public init(_ theme: Theme, framesPerSecond: Double, loop wanted: Time?) {
    var losses: [ExportLoss] = []
    let wanted = wanted ?? theme.export.loop.map { Time(seconds: $0) }
    let closed = theme.export.quantise ? Self.closed(theme, wanted) : nil
    if let closed, closed.change != 0 { losses.append(.changedSpeeds(closed)) }
    self.theme = closed?.theme ?? theme
    let own = Animation(self.theme, on: .dark).loop
    let length: Time
    var isCut = false
    if let wanted {
      length = wanted
    } else if let own, own.length <= Self.longestLoop {
      length = own.length
    } else {
      length = Self.excerpt
      isCut = true
      losses.append(.cutLoop(length))
    }
    let exact = length.seconds * framesPerSecond
    let count = max(Int((exact - 1e-6).rounded(.up)), 1)
    if !isCut, abs(exact - exact.rounded()) > 1e-6 {
      losses.append(.unevenLoop(length: length, frames: count))
    }
    let start = own?.start ?? .zero
    times = (0..<count).map { start + Time(seconds: Double($0) / framesPerSecond) }
    interval = Time(seconds: 1 / framesPerSecond)
    self.losses = losses
  }

  private static func closed(_ theme: Theme, _ wanted: Time?) -> SeamlessLoop? {
    guard let wanted else { return SeamlessLoop(of: theme) }
    return SeamlessLoop(of: theme, length: wanted)
  }
}
