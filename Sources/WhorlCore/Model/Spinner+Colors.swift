extension Spinner {
  /// All the colours that the spinner names, as they come, some of them more than once.
  public var colors: [ThemeColor] {
    switch self {
    case .ring(let ring): ring.colorSequence + [ring.backgroundRailColor]
    case .dots(let dots): dots.colors
    case .spokes(let spokes): [spokes.color]
    case .glyphs(let glyphs): glyphs.colors.isEmpty ? [glyphs.color] : glyphs.colors
    case .layers(let layers): layers.layers.flatMap(\.colors)
    }
  }
}

extension Layer {
  /// The colours of the layer and of those inside it.
  fileprivate var colors: [ThemeColor] {
    (paint?.color.colors ?? []) + layers.flatMap(\.colors)
  }
}

extension LayerColor {
  fileprivate var colors: [ThemeColor] {
    switch self {
    case .animated(.constant(let color)): [color]
    case .animated(.track(let track)): track.keys.map(\.value)
    case .sequence(let sequence): sequence.colors
    }
  }
}
