// The legs of GVLoadingView's transitions, with its distances and its bounces. Each leg begins and
// ends slowly. What comes or goes while it still moves begins from where it is: nothing ever jumps.

extension ShowAnimation {
  /// The drop's bounces: by how many points it rises, and grows meanwhile.
  private static let bounces = [Pose(lift: 7, stretch: 4), Pose(lift: 2, stretch: 2)]

  /// How long coming takes, where each leg takes `leg`.
  public func length(leg: Time) -> Time {
    switch self {
    case .none: .zero
    case .appear, .fade, .shutter, .zoom: leg
    case .drop: leg.scaled(by: Double(1 + 2 * Self.bounces.count))
    }
  }

  /// The pose at some time after coming began.
  ///
  /// - Parameters:
  ///   - leg: how long each leg takes.
  ///   - start: the pose to begin from, where something was still to be seen.
  public func pose(at elapsed: Time, leg: Time, from start: Pose? = nil) -> Pose {
    guard elapsed < length(leg: leg) else { return .rest }
    let (number, rest) = max(elapsed, .zero).cycle(of: leg)
    let share = eased(rest, of: leg)
    guard number > 0 else { return .mix(start ?? hidden, .rest, share: share) }
    let bounce = Self.bounces[Int(number - 1) / 2]
    return number.isMultiple(of: 2)
      ? .mix(bounce, .rest, share: share) : .mix(.rest, bounce, share: share)
  }

  /// The pose that coming begins with.
  private var hidden: Pose {
    switch self {
    case .none: .rest
    case .appear: Pose(slide: 1)
    case .fade: Pose(alpha: 0)
    case .shutter: Pose(roll: 1, alpha: 0)
    case .drop: Pose(lift: 40, alpha: 0)
    case .zoom: Pose(alpha: 0, scale: 0.5)
    }
  }
}

extension DismissAnimation {
  /// How long going takes, where each leg takes `leg`.
  public func length(leg: Time) -> Time {
    switch self {
    case .none: .zero
    case .disappear, .fade, .shutter, .zoom: leg
    }
  }

  /// The pose at some time after going began.
  ///
  /// - Parameters:
  ///   - leg: how long going takes.
  ///   - start: the pose that it begins from.
  public func pose(at elapsed: Time, leg: Time, from start: Pose = .rest) -> Pose {
    let end = gone(from: start)
    guard elapsed < length(leg: leg) else { return end }
    return .mix(start, end, share: eased(max(elapsed, .zero), of: leg))
  }

  /// The pose that going ends with.
  private func gone(from start: Pose) -> Pose {
    var pose = start
    switch self {
    case .none, .disappear: pose = Pose(slide: 1, alpha: start.alpha, scale: start.scale)
    case .fade: pose.alpha = 0
    case .shutter: pose = Pose(roll: 1, alpha: 0, scale: start.scale)
    case .zoom:
      pose.alpha = 0
      pose.scale = 0.5
    }
    return pose
  }
}

/// How far along a leg is.
private func eased(_ elapsed: Time, of leg: Time) -> Double {
  TimingFunction.named(.easeInEaseOut).progress(at: elapsed.seconds / leg.seconds)
}
