/// A layer, ready to be looked at.
struct LayerMotion: Hashable, Sendable {
  /// The numbers that place a layer.
  fileprivate struct Placement: Hashable, Sendable {
    let position: AnimatedMotion<Pair>
    let x: AnimatedMotion<Double>
    let y: AnimatedMotion<Double>
    let anchor: AnimatedMotion<Pair>
    let rotation: AnimatedMotion<Double>
    let scale: AnimatedMotion<Pair>
    let scaleX: AnimatedMotion<Double>
    let scaleY: AnimatedMotion<Double>
    let flipX: AnimatedMotion<Double>
    let flipY: AnimatedMotion<Double>

    /// Where a layer lies that is not placed: as it is.
    static let origin = Placement(
      position: .constant(Pair(0, 0)), x: .constant(0), y: .constant(0),
      anchor: .constant(Pair(0, 0)), rotation: .constant(0), scale: .constant(Pair(1, 1)),
      scaleX: .constant(1), scaleY: .constant(1), flipX: .constant(0), flipY: .constant(0))
  }

  private let drawing: LayerDrawing?
  private let placement: Placement
  private let opacity: AnimatedMotion<Double>
  private let clip: LayerOutline?
  private let copies: [LayerCopy]
  /// Whether it is neither placed nor repeated, so that its inside is mapped as it is itself.
  private let isInPlace: Bool
  private let layers: [LayerMotion]

  /// - Parameter period: the theme's period, in seconds.
  init(_ layer: Layer, period: Double, unit: Double, colors: ColorResolver) {
    func ready<Value: TrackValue>(_ animated: Animated<Value>) -> AnimatedMotion<Value> {
      AnimatedMotion(animated, period: period)
    }
    drawing = LayerDrawing(layer, period: period, unit: unit, colors: colors)
    placement = Placement(
      position: ready(layer.position), x: ready(layer.x), y: ready(layer.y),
      anchor: ready(layer.anchor), rotation: ready(layer.rotation), scale: ready(layer.scale),
      scaleX: ready(layer.scaleX), scaleY: ready(layer.scaleY), flipX: ready(layer.flipX),
      flipY: ready(layer.flipY))
    opacity = ready(layer.opacity)
    clip = layer.clip.map { LayerOutline($0, period: period) }
    copies = layer.copies?.copies ?? [.only]
    isInPlace = placement == .origin && copies == [.only]
    layers = Self.ready(layer.layers, period: period, unit: unit, colors: colors)
  }

  /// Prepares layers; those that show nothing are left out, and those that only hold others give way
  /// to them.
  static func ready(
    _ layers: [Layer], period: Double, unit: Double, colors: ColorResolver
  ) -> [LayerMotion] {
    layers.flatMap { layer in
      let motion = LayerMotion(layer, period: period, unit: unit, colors: colors)
      let isShell =
        motion.drawing?.isNothing ?? true && motion.isInPlace && motion.clip == nil
        && motion.opacity == .constant(1)
      return isShell ? motion.layers : [motion]
    }
  }

  /// Adds what is visible of layers at a moment.
  static func draw(
    _ layers: [LayerMotion], at moment: LayerTime, map: Affine, opacity: Double,
    into scene: inout Stack
  ) {
    for layer in layers {
      layer.draw(at: moment, map: map, opacity: opacity, into: &scene)
    }
  }

  /// Adds what is visible of the layer at a moment.
  private func draw(
    at moment: LayerTime, map: Affine, opacity above: Double, into scene: inout Stack
  ) {
    for copy in copies {
      var moment = moment
      moment.delay = moment.delay + copy.delay
      moment.period = copy.period ?? moment.period
      let map = isInPlace ? map : placement.map(map, at: moment, of: copy)
      let opacity = min(max(above * copy.opacity * self.opacity.value(at: moment), 0), 1)
      let mark = scene.shapes.count
      drawing?.draw(at: moment, map: map, opacity: opacity, into: &scene)
      Self.draw(layers, at: moment, map: map, opacity: opacity, into: &scene)
      if let clip, scene.shapes.count > mark {
        let inside = Array(scene.shapes[mark...])
        scene.shapes.removeSubrange(mark...)
        scene.shapes.append(
          .masked(Masked(contours: clip.contours(at: moment, map: map), shapes: inside)))
      }
    }
  }

  /// Adds all that moves in the layer.
  func addLoops(to loop: inout LoopSum) {
    for copy in copies {
      var inner = loop
      inner.delay = loop.delay + copy.delay
      inner.period = copy.period ?? loop.period
      placement.addLoops(to: &inner)
      opacity.addLoop(to: &inner)
      clip?.addLoops(to: &inner)
      drawing?.addLoops(to: &inner)
      for layer in layers { layer.addLoops(to: &inner) }
      inner.delay = loop.delay
      inner.period = loop.period
      loop = inner
    }
  }

  /// Shapes as they pile up.
  struct Stack {
    var shapes: [Shape] = []
    /// The number of dots so far.
    var dots = 0
    /// The number of spokes so far.
    var spokes = 0
  }
}

extension LayerMotion.Placement {
  /// The map of a copy's inside to the frame: moved, turned, stretched and flipped about its anchor.
  fileprivate func map(_ map: Affine, at moment: LayerTime, of copy: LayerCopy) -> Affine {
    let position = position.value(at: moment)
    let scale = scale.value(at: moment)
    let anchor = anchor.value(at: moment)
    let flipX = flipX.value(at: moment)
    let flipY = flipY.value(at: moment)
    return
      map.moved(copy.x, copy.y).rotated(copy.rotation)
      .moved(position.x + x.value(at: moment), position.y + y.value(at: moment))
      .rotated(rotation.value(at: moment))
      .scaled(
        scale.x * scaleX.value(at: moment) * copy.scale * Self.flip(flipY),
        scale.y * scaleY.value(at: moment) * copy.scale * Self.flip(flipX)
      )
      .moved(-anchor.x, -anchor.y)
  }

  private static func flip(_ degrees: Double) -> Double {
    degrees == 0 ? 1 : cosine(degrees * .pi / 180)
  }

  fileprivate func addLoops(to loop: inout LoopSum) {
    position.addLoop(to: &loop)
    x.addLoop(to: &loop)
    y.addLoop(to: &loop)
    anchor.addLoop(to: &loop)
    rotation.addLoop(to: &loop, wholes: 360)
    scale.addLoop(to: &loop)
    scaleX.addLoop(to: &loop)
    scaleY.addLoop(to: &loop)
    flipX.addLoop(to: &loop, wholes: 360)
    flipY.addLoop(to: &loop, wholes: 360)
  }
}
