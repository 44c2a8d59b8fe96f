/// A theme as a pure function of time: any instant can be asked for, in any order.
///
/// Colours are resolved once, here: palette names by the theme, reserved names by the surface.
public struct Animation: Hashable, Sendable {
  private enum Motion: Hashable, Sendable {
    case layers(LayersMotion)
    case glyphs(GlyphsMotion)
  }

  /// The size of the theme's frame, in points.
  public let size: Size
  private let speed: Double
  private let motion: Motion
  /// What the layers come from, where together they repeat themselves earlier than each by itself.
  private let ring: Ring?

  /// Creates the animation of a theme shown on a surface.
  public init(_ theme: Theme, on surface: Surface) {
    let colors = ColorResolver(palette: theme.palette, surface: surface)
    speed = theme.speed
    ring = if case .ring(let ring) = theme.spinner { ring } else { nil }
    let layers: LayersMotion
    switch theme.spinner {
    case .ring(let ring): layers = LayersMotion(ring.asLayers, unit: 1, colors: colors)
    case .dots(let dots): layers = LayersMotion(dots.asLayers, unit: 1, colors: colors)
    case .spokes(let spokes): layers = LayersMotion(spokes.asLayers, unit: 1, colors: colors)
    case .layers(let general): layers = LayersMotion(general, colors: colors)
    case .glyphs(let glyphs):
      size = Size(side: 1)
      motion = .glyphs(GlyphsMotion(glyphs, colors: colors))
      return
    }
    size = layers.size
    motion = .layers(layers)
  }

  /// What is visible at a time from the start; times before the start show the start.
  public func scene(at time: Time) -> Scene {
    let local = max(time, .zero).scaled(by: speed)
    let shapes =
      switch motion {
      case .layers(let layers): layers.shapes(at: local)
      case .glyphs(let glyphs): glyphs.shapes(at: local)
      }
    return Scene(size: size, shapes: shapes)
  }

  /// The number of what is visible at a time, from 0, for animations that have so many pictures and
  /// no more: equal numbers are equal scenes. `nil` where every moment may differ.
  public func picture(at time: Time) -> Int? {
    guard case .glyphs(let glyphs) = motion else { return nil }
    return glyphs.frame(at: max(time, .zero).scaled(by: speed))
  }

  /// The rhythm of the pictures, by the viewer's clock; `nil` where every moment may differ, or some
  /// pictures are shown longer than others.
  public var rhythm: Rhythm? {
    guard case .glyphs(let glyphs) = motion, speed == 1 else { return nil }
    return glyphs.rhythm
  }

  /// When the picture repeats itself, by the viewer's clock; `nil` where it never does, or not
  /// within a day.
  public var loop: Loop? {
    let local: Loop? =
      switch motion {
      case .layers(let layers): ring.map(\.loop) ?? layers.loop
      case .glyphs(let glyphs): Loop(start: .zero, length: glyphs.period)
      }
    return local.map {
      Loop(start: $0.start.scaled(by: 1 / speed), length: $0.length.scaled(by: 1 / speed))
    }
  }
}
