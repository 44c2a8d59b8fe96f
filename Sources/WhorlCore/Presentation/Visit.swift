/// The time in which a presentation comes and stays.
struct Visit: Hashable, Sendable {
  var content: PresentationContent
  /// Since when it is to be seen.
  let start: Time
  /// Where it was when it was called back; `nil` where it comes from nowhere.
  private let origin: Pose?
  /// Whether it is at its place.
  var hasArrived = false
  /// When it will go; `nil` for not by itself.
  var end: Time?

  init(_ content: PresentationContent, from origin: Pose? = nil, at time: Time) {
    self.content = content
    self.origin = origin
    start = time
  }

  func pose(at time: Time, timing: PresentationTiming) -> Pose {
    hasArrived
      ? .rest : timing.show.pose(at: time - start, leg: timing.leg, from: origin)
  }
}

/// The time in which a presentation goes.
struct Departure: Hashable, Sendable {
  let content: PresentationContent
  /// Since when it goes.
  let start: Time
  /// Where it was when it began to go.
  private let origin: Pose

  init(of visit: Visit, at time: Time, timing: PresentationTiming) {
    content = visit.content
    start = time
    origin = visit.pose(at: time, timing: timing)
  }

  func pose(at time: Time, timing: PresentationTiming) -> Pose {
    timing.dismiss.pose(at: time - start, leg: timing.leg, from: origin)
  }
}
