extension Dots {
  /// The chain as layers: a layer a dot, each later than the one before it.
  ///
  /// Dot i of n starts at d·i + d·n·k for k = 0, 1, 2 …, with d the chain's delay; a start while the
  /// dot still pulses begins the pulse anew. Source: the article on GQCircleLoadView (behaviour).
  var asLayers: Layers {
    var layers = Layers()
    layers.size = frameSize
    layers.period = chainPeriod
    var chain = Layer()
    if yRotation {
      var turn = Track(keys: [Track.Key(0, 0.0), Track.Key(1, -360)])
      turn.period = yRotationDuration
      chain.flipY = .track(turn)
    }
    chain.layers = centers.enumerated().map { index, center in dot(index, at: center) }
    layers.layers = [chain]
    return layers
  }

  private func dot(_ index: Int, at center: Point) -> Layer {
    var dot = Layer()
    dot.shape = .ellipse(rx: .constant(cornerRadius), ry: .constant(cornerRadius))
    dot.paint = .fill(.animated(.constant(colors[index % colors.count])))
    dot.position = .constant(Pair(center.x, center.y))
    let scales = pulse(of: index, from: scaleFrom, to: scaleTo)
    dot.scale = .track(scales.map { Pair($0, $0) })
    if opacityFrom != opacityTo || opacityFrom != 1 {
      dot.opacity = .track(pulse(of: index, from: opacityFrom, to: opacityTo))
    }
    dot.role = .dot
    return dot
  }

  /// Up and down, then rest. A pulse that is longer than the chain's period has keys beyond its
  /// end, which are never reached.
  private func pulse(of index: Int, from rest: Double, to top: Double) -> Track<Double> {
    let up = scaleUpDuration / chainPeriod
    let down = scaleDownDuration / chainPeriod
    var keys = [Track.Key(0, rest), Track.Key(up, top), Track.Key(up + down, rest)]
    if up + down < 1 { keys.append(Track.Key(1, rest)) }
    var track = Track(keys: keys)
    track.timingFunction = timingFunction
    track.period = chainPeriod
    track.delay = chainDelay * Double(index)
    return track
  }
}
