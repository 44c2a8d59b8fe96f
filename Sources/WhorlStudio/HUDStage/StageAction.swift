/// What keys do on the stage.
enum StageAction: Hashable, Sendable {
  /// The presentation is wanted, the list is loaded by the program, or the spinner turns.
  case start
  /// It is not wanted any more, the list is loaded, or the spinner stops.
  case stop
  /// The spinner stops with what it has of a closed ring.
  case hold
  case success
  case failure
  case info
  /// The work has failed and may be tried again.
  case reload
  /// Work that takes no time.
  case quickJob
  /// Work that takes its time.
  case longJob
  /// Somebody presses what is presented, else the stage is paused.
  case press
  /// The list is pulled, or the page goes up.
  case up
  /// The page goes down.
  case down
  /// A ring's static arc becomes longer or shorter.
  case longer
  case shorter
  /// What of the theme is played.
  case nextPart
  /// The next ancestor's life, where ancestors are played.
  case nextAncestor
  /// A property of the presentation becomes its next choice, or goes some steps.
  case step(StageProperty, Int)
}

/// A property of a theme that keys of the stage change.
enum StageProperty: String, Hashable, Sendable {
  case showAnimation
  case dismissAnimation
  case animationTime
  case grace
  case minimumShow
  case layout
  case position
  case blur
  case coverage

  /// The keys that lead to it in the theme's file.
  var keys: [String] {
    switch self {
    case .showAnimation, .dismissAnimation, .animationTime, .grace, .minimumShow, .layout,
      .position:
      ["hud", rawValue]
    case .blur, .coverage: ["hud", "overlay", rawValue]
    }
  }
}
