/// An animation together with how much of its motion is wanted.
public struct Performance: Hashable, Sendable {
  /// How much motion is wanted.
  public enum Manner: Hashable, Sendable {
    /// All of it.
    case full
    /// What the theme's author offers to people who want less.
    case reduced
    /// None: the one moment that stands for the theme.
    case still
  }

  private enum Course: Hashable, Sendable {
    case running(factor: Double)
    case pulsing(at: Time)
    case standing(at: Time)
  }

  /// How long one rise and fall of a pulse takes.
  private static let pulsePeriod = Time(nanoseconds: 2_000_000_000)

  /// The animation in full.
  public let animation: Animation
  private let course: Course

  /// Prepares a theme's animation to be shown on a surface in some manner.
  ///
  /// `text` in place of motion is for the front end to show; what it draws beside it stands still.
  public init(_ theme: Theme, on surface: Surface, manner: Manner = .full) {
    let animation = Animation(theme, on: surface)
    self.animation = animation
    /// The moment that stands for the theme.
    func moment() -> Time {
      let loop = animation.loop ?? Loop(start: .zero, length: Time(nanoseconds: 1_000_000_000))
      return loop.start + loop.length.scaled(by: theme.accessibility.still)
    }
    switch manner {
    case .full: course = .running(factor: 1)
    case .still: course = .standing(at: moment())
    case .reduced:
      switch theme.accessibility.reducedMotion {
      case .slow: course = .running(factor: 1 / theme.accessibility.slowFactor)
      case .pulse: course = .pulsing(at: moment())
      case .still, .text: course = .standing(at: moment())
      }
    }
  }

  /// Whether the picture ever changes.
  public var moves: Bool {
    switch course {
    case .running, .pulsing: true
    case .standing: false
    }
  }

  /// What is visible at a time from the start.
  public func scene(at time: Time) -> Scene {
    switch course {
    case .running(let factor): return animation.scene(at: time.scaled(by: factor))
    case .standing(let moment): return animation.scene(at: moment)
    case .pulsing(let moment):
      let phase = max(time, .zero).phase(of: Self.pulsePeriod)
      return animation.scene(at: moment).faded(to: 1 - 0.6 * abs(2 * phase - 1))
    }
  }

  /// When the picture repeats itself, by the viewer's clock; `nil` where it never does, or not within
  /// a day.
  public var loop: Loop? {
    switch course {
    case .running(let factor):
      animation.loop.map {
        Loop(start: $0.start.scaled(by: 1 / factor), length: $0.length.scaled(by: 1 / factor))
      }
    case .pulsing, .standing: Loop(start: .zero, length: Self.pulsePeriod)
    }
  }

  /// The rhythm of the pictures, by the viewer's clock; `nil` where every moment may differ, or some
  /// pictures are shown longer than others.
  public var rhythm: Rhythm? {
    switch course {
    case .running(let factor): factor == 1 ? animation.rhythm : nil
    case .standing, .pulsing: nil
    }
  }

  /// The number of what is visible at a time, from 0, for performances that have so many pictures
  /// and no more: equal numbers are equal scenes. `nil` where every moment may differ.
  public func picture(at time: Time) -> Int? {
    switch course {
    case .running(let factor): animation.picture(at: time.scaled(by: factor))
    case .standing: 0
    case .pulsing: nil
    }
  }
}
