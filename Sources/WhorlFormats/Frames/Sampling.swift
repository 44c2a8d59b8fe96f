public import WhorlCore

/// The moments at which an animation is looked at to be written as frames.
public struct Sampling: Hashable, Sendable {
  /// The longest loop that is taken without being asked for.
  private static let longestLoop = Time(nanoseconds: 30_000_000_000)
  /// How much is taken of a motion that does not repeat.
  private static let excerpt = Time(nanoseconds: 10_000_000_000)

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
    let animation = Animation(theme, on: .dark)
    var losses: [ExportLoss] = []
    let own = animation.loop
    let length: Time
    if let wanted = wanted ?? theme.export.loop.map({ Time(seconds: $0) }) {
      length = wanted
    } else if let own, own.length <= Self.longestLoop {
      length = own.length
    } else {
      length = Self.excerpt
      losses.append(.cutLoop(length))
    }
    let exact = length.seconds * framesPerSecond
    let count = max(Int((exact - 1e-6).rounded(.up)), 1)
    if losses.isEmpty, abs(exact - exact.rounded()) > 1e-6 {
      losses.append(.unevenLoop(length: length, frames: count))
    }
    let start = own?.start ?? .zero
    times = (0..<count).map { start + Time(seconds: Double($0) / framesPerSecond) }
    interval = Time(seconds: 1 / framesPerSecond)
    self.losses = losses
  }
}
