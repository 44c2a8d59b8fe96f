extension Ring {
  /// The ring as layers: a rail, and an arc whose ends take turns moving inside a steady turn.
  ///
  /// With m and M the shortest and the longest length and D the time of one grow or shrink, a grow
  /// moves the arc's end from m to M and a shrink its start from 0 to M − m. At each loop's end the
  /// arc is turned by M − m, so that nothing visible jumps. The first grow starts from the static
  /// length a, if there is one, and takes D·a/M. Source: DRPLoadingSpinner 1.3.1 (MIT).
  var asLayers: Layers {
    var layers = Layers()
    layers.size = Size(side: size)
    layers.period = drawCycleDuration > 0 ? 2 * drawCycleDuration : rotationCycleDuration
    layers.layers = [rail, turningArc]
    return layers
  }

  private var circle: Layer {
    var layer = Layer()
    layer.shape = .ellipse(rx: .constant(radiusInPoints), ry: .constant(radiusInPoints))
    layer.lineWidth = .constant(lineWidthInPoints)
    layer.lineCap = lineCap
    return layer
  }

  private var rail: Layer {
    var rail = circle
    rail.paint = .stroke(.animated(.constant(backgroundRailColor)))
    rail.role = .rail
    return rail
  }

  private var turningArc: Layer {
    let degrees = rotationAngle * 180 / .pi
    var turn = Layer()
    var track = Track(keys: [Track.Key(0, 0), Track.Key(1, degrees)])
    track.period = rotationCycleDuration
    track.carry = degrees
    turn.rotation = .track(track)
    turn.layers = [arc]
    var mirror = Layer()
    if rotationDirection == .counterClockwise { mirror.scaleX = .constant(-1) }
    mirror.layers = [turn]
    return mirror
  }

  private var arc: Layer {
    var arc = circle
    arc.sweep = sweep
    if arcs > 1 {
      arc.copies = LayerRepeat(count: arcs)
      arc.copies?.layout = .ring(radius: 0, start: 0, sweep: 360, isOriented: true)
    }
    let longest = maximumArcLength / Angle.turn
    guard drawCycleDuration > 0 else {
      arc.trimEnd = .constant(longest)
      arc.paint = .stroke(.animated(.constant(colorSequence[0])))
      return arc
    }
    let shortest = minimumArcLength / Angle.turn
    arc.trimEnd = .track(track([(0, shortest), (0.5, longest), (1, longest)], intro: growing))
    arc.trimStart = .track(
      track([(0, 0), (0.5, 0), (1, longest - shortest)], intro: shrinking(longest - shortest)))
    var advance = track(
      [(0, 0), (1, 0)], intro: firstCycle { [Track.Key(0, 0), Track.Key($0, 0)] })
    advance.carry = (longest - shortest) * 360
    arc.rotation = .track(advance)
    arc.paint = .stroke(
      .sequence(
        LayerColorSequence(
          colors: colorSequence, period: 2 * drawCycleDuration, fade: colorFade,
          intro: firstGrow.map { $0 + drawCycleDuration })))
    return arc
  }

  private func track(
    _ keys: [(Double, Double)], intro: Track<Double>.Intro?
  ) -> Track<Double> {
    var track = Track(keys: keys.map { Track.Key($0, $1) })
    track.timingFunction = drawTimingFunction
    track.period = 2 * drawCycleDuration
    track.intro = intro
    return track
  }

  /// The seconds of the first grow, if it differs from the others.
  var firstGrow: Double? {
    guard staticArcLength > 0, maximumArcLength > 0 else { return nil }
    return drawCycleDuration * staticArcLength / maximumArcLength
  }

  /// The first cycle, if it differs from the others, by keys that are given the share of its grow.
  private func firstCycle(
    _ keys: (Double) -> [Track<Double>.Key]
  ) -> Track<Double>.Intro? {
    firstGrow.map { grow in
      let length = grow + drawCycleDuration
      return Track.Intro(duration: length, keys: keys(grow / length))
    }
  }

  private var growing: Track<Double>.Intro? {
    firstCycle { [staticArcLength, maximumArcLength] share in
      let longest = maximumArcLength / Angle.turn
      return [
        Track.Key(0, staticArcLength / Angle.turn), Track.Key(share, longest),
        Track.Key(1, longest),
      ]
    }
  }

  private func shrinking(_ length: Double) -> Track<Double>.Intro? {
    firstCycle { [Track.Key(0, 0), Track.Key($0, 0), Track.Key(1, length)] }
  }
}
