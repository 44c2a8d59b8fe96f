extension Spokes {
  /// The spokes as layers: one bar, repeated around the centre, whose opacity runs through the
  /// alphas, each copy at another place of them.
  var asLayers: Layers {
    var layers = Layers()
    layers.size = Size(side: size)
    layers.period = cycleDuration
    let half = size / 2
    let width = spokeWidth * half
    var bar = Layer()
    bar.shape = .rectangle(
      width: .constant(width), height: .constant((outerRadius - innerRadius) * half),
      corner: .constant(corner * width / 2))
    bar.position = .constant(Pair(0, -(innerRadius + outerRadius) / 2 * half))
    bar.paint = .fill(.animated(.constant(color)))
    bar.opacity = .track(fading)
    bar.role = .spoke(
      inner: innerRadius * half, outer: outerRadius * half, width: width,
      corner: corner * width / 2)
    bar.copies = LayerRepeat(count: count)
    bar.copies?.layout = .ring(radius: 0, start: 0, sweep: 360, isOriented: true)
    bar.copies?.delay = .each(
      (0..<count).map { index in
        let place = rotationDirection == .clockwise ? index : (count - index) % count
        // Less than nothing, so that each copy is inside its cycle from the start.
        return (Double(place) / Double(count) - 1) * cycleDuration
      })
    layers.layers = [bar]
    return layers
  }

  /// The opacity of a spoke from being the head to being the next to be the head.
  private var fading: Track<Double> {
    let alphas = alphasBehindHead
    var keys = alphas.enumerated().map { Track.Key(Double($0) / Double(count), $1) }
    keys.append(Track.Key(1, alphas[0]))
    var track = Track(keys: keys)
    track.timingFunction = .named(stepped ? .hold : .linear)
    return track
  }

  /// The opacity of each spoke by how far it is behind the head.
  private var alphasBehindHead: [Double] {
    switch alphas {
    case .each(let alphas): alphas
    case .range(let head, let tail):
      (0..<count).map { head + (tail - head) * Double($0) / Double(count - 1) }
    }
  }
}
