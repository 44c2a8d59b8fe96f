/// A spinner that stands still, with a part of it drawn: while a list is pulled, or stopped.
public struct StillSpinner: Hashable, Sendable {
  private let theme: Theme
  private let surface: Surface

  /// Prepares a theme to be shown on a surface.
  public init(_ theme: Theme, on surface: Surface) {
    self.theme = theme
    self.surface = surface
  }

  /// The scene with a share of the spinner drawn, 0…1.
  ///
  /// Of a ring that is an arc from 12 o'clock over its rail; of dots and spokes those that come
  /// first; of all else a fainter picture.
  ///
  /// - Parameter stretch: how much of a ring is drawn at 1, in radians; never more than the ring's
  ///   longest arc, which it goes on from.
  public func scene(share: Double, stretch: Double) -> Scene {
    let share = min(max(share, 0), 1)
    switch theme.spinner {
    case .ring(let ring): return scene(of: ring, length: share * reach(of: ring, stretch: stretch))
    case .dots, .spokes:
      var scene = Animation(theme, on: surface).scene(at: .zero)
      let drawn = share * Double(scene.shapes.count)
      scene.shapes = scene.shapes.enumerated().compactMap { index, shape in
        let part = min(drawn - Double(index), 1)
        return part > 0 ? shape.faded(to: part) : nil
      }
      return scene
    case .glyphs, .layers:
      return Animation(theme, on: surface).scene(at: .zero).faded(to: share)
    }
  }

  /// The animation that goes on from what is drawn with a share, without a jump.
  ///
  /// Parameters are those of ``scene(share:stretch:)``.
  public func animation(from share: Double, stretch: Double) -> Animation {
    Animation(self.theme(from: share, stretch: stretch), on: surface)
  }

  /// The theme of that animation.
  public func theme(from share: Double, stretch: Double) -> Theme {
    var theme = theme
    if case .ring(var ring) = theme.spinner {
      ring.staticArcLength = min(max(share, 0), 1) * reach(of: ring, stretch: stretch)
      theme.spinner = .ring(ring)
    }
    return theme
  }

  /// What is left of the spinner when it is stopped: a ring's static arc, if it has one.
  public var stopped: Scene? {
    guard case .ring(let ring) = theme.spinner, ring.staticArcLength > 0 else { return nil }
    return stillScene(length: ring.staticArcLength)
  }

  /// A ring with an arc of some length, in radians, from 12 o'clock; `nil` for all else.
  func stillScene(length: Double) -> Scene? {
    guard case .ring(let ring) = theme.spinner else { return nil }
    return scene(of: ring, length: min(max(length, 0), 2 * .pi))
  }

  private func reach(of ring: Ring, stretch: Double) -> Double {
    min(max(stretch, 0), ring.maximumArcLength)
  }

  private func scene(of ring: Ring, length: Double) -> Scene {
    var still = ring
    still.minimumArcLength = length
    still.maximumArcLength = length
    still.staticArcLength = 0
    still.drawCycleDuration = 0
    still.rotationAngle = 0
    still.colorSequence = Array(ring.colorSequence.prefix(1))
    var theme = theme
    theme.spinner = .ring(still)
    return Animation(theme, on: surface).scene(at: .zero)
  }
}
