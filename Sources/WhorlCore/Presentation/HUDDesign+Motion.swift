extension HUDDesign {
  /// The design for people who want so much motion.
  public func suited(to manner: Performance.Manner) -> HUDDesign {
    switch manner {
    case .full: self
    case .reduced, .still: withoutMotion
    }
  }

  /// The design for people who do not want things to move: what would slide, roll, fall or grow
  /// becomes opaque or transparent in its place instead.
  public var withoutMotion: HUDDesign {
    var design = self
    design.showAnimation = showAnimation.withoutMotion
    design.dismissAnimation = dismissAnimation.withoutMotion
    return design
  }
}

extension ShowAnimation {
  /// A way of coming in which nothing moves.
  var withoutMotion: ShowAnimation {
    switch self {
    case .none: .none
    case .fade, .appear, .shutter, .drop, .zoom: .fade
    }
  }
}

extension DismissAnimation {
  /// A way of going in which nothing moves.
  var withoutMotion: DismissAnimation {
    switch self {
    case .none: .none
    case .fade, .disappear, .shutter, .zoom: .fade
    }
  }
}
