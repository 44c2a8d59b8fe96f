/// The motion of layers: every form but frames of characters is turned into it.
struct LayersMotion: Hashable, Sendable {
  /// The frame's size, in points.
  let size: Size
  private let unit: Double
  private let period: Time
  private let layers: [LayerMotion]

  /// Prepares layers whose lengths are in units of half the frame's shorter side.
  init(_ layers: Layers, colors: ColorResolver) {
    self.init(layers, unit: min(layers.size.width, layers.size.height) / 2, colors: colors)
  }

  /// Prepares layers whose lengths are in units of so many points.
  init(_ layers: Layers, unit: Double, colors: ColorResolver) {
    size = layers.size
    self.unit = unit
    period = .positive(seconds: layers.period)
    self.layers = LayerMotion.ready(
      layers.layers, period: layers.period, unit: unit, colors: colors)
  }

  func shapes(at time: Time) -> [Shape] {
    var stack = LayerMotion.Stack()
    let map = Affine(a: unit, d: unit)
    LayerMotion.draw(layers, at: LayerTime(time), map: map, opacity: 1, into: &stack)
    return stack.shapes
  }

  /// When the picture repeats itself, if it does within a day.
  var loop: Loop? {
    var sum = LoopSum()
    for layer in layers { layer.addLoops(to: &sum) }
    return sum.total(still: period)
  }
}
