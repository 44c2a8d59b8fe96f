/// What a layer draws, ready to be looked at.
struct LayerDrawing: Hashable, Sendable {
  private let outline: LayerOutline
  private let isFilled: Bool
  private let color: LayerColorMotion
  private let lineWidth: AnimatedMotion<Double>
  private let lineCap: LineCap
  private let sweep: Arc.Sweep?
  private let trimStart: AnimatedMotion<Double>
  private let trimEnd: AnimatedMotion<Double>
  private let trimOffset: AnimatedMotion<Double>
  private let role: LayerRole
  private let unit: Double

  /// `nil` for a layer that draws nothing itself.
  init?(_ layer: Layer, period: Double, unit: Double, colors: ColorResolver) {
    guard let shape = layer.shape, let paint = layer.paint else { return nil }
    func ready(_ animated: Animated<Double>) -> AnimatedMotion<Double> {
      AnimatedMotion(animated, period: period)
    }
    outline = LayerOutline(shape, period: period)
    switch paint {
    case .fill: isFilled = true
    case .stroke: isFilled = false
    }
    color = LayerColorMotion(paint.color, period: period, colors: colors)
    lineWidth = ready(layer.lineWidth)
    lineCap = layer.lineCap
    sweep = layer.sweep
    trimStart = ready(layer.trimStart)
    trimEnd = ready(layer.trimEnd)
    trimOffset = ready(layer.trimOffset)
    role = layer.role
    self.unit = unit
  }

  /// Whether it never shows anything.
  var isNothing: Bool {
    guard role == .rail, case .animated(.constant(let color)) = color else { return false }
    return color.alpha == 0
  }

  func addLoops(to loop: inout LoopSum) {
    outline.addLoops(to: &loop)
    color.addLoop(to: &loop)
    lineWidth.addLoop(to: &loop)
    trimStart.addLoop(to: &loop, wholes: 1)
    trimEnd.addLoop(to: &loop, wholes: 1)
    trimOffset.addLoop(to: &loop, wholes: 1)
  }

  func draw(
    at moment: LayerTime, map: Affine, opacity: Double, into scene: inout LayerMotion.Stack
  ) {
    let color = color.value(at: moment)
    if role == .rail, color.alpha == 0 { return }
    if case .spoke(let inner, let outer, let width, let corner) = role {
      scene.shapes.append(
        .spoke(
          Spoke(
            index: scene.spokes, angle: Angle(radians: direction(-map.c, -map.d)),
            innerRadius: inner, outerRadius: outer, width: width, cornerRadius: corner,
            opacity: opacity, color: color)))
      scene.spokes += 1
      return
    }
    let trim = Trim(
      start: trimStart.value(at: moment), end: trimEnd.value(at: moment),
      offset: trimOffset.value(at: moment))
    if case .glyph(let text) = outline {
      scene.shapes.append(
        .glyph(GlyphFrame(text: text, frame: 0, center: map(0, 0), color: color.faded(opacity))))
    } else if isFilled {
      fill(at: moment, map, trim, color, opacity, into: &scene)
    } else {
      stroke(at: moment, map, trim, color, opacity, into: &scene)
    }
  }

  private func fill(
    at moment: LayerTime, _ map: Affine, _ trim: Trim, _ color: Color, _ opacity: Double,
    into scene: inout LayerMotion.Stack
  ) {
    if case .ellipse(let rx, let ry) = outline {
      let (rx, ry) = (rx.value(at: moment), ry.value(at: moment))
      if trim.isWhole, let dot = dot(rx, ry, map, color, opacity, index: scene.dots) {
        scene.shapes.append(.dot(dot))
        scene.dots += 1
        return
      }
      if !trim.isWhole {
        guard !trim.isEmpty else { return }
        // A filled part of an ellipse is a slice with its tip in the middle.
        let slice =
          [Pair(0, 0)] + LayerOutline.arc(rx, ry, from: trim.first, to: trim.first + trim.length)
        let points = slice.map { map($0.x, $0.y) }
        append([Path.Contour(points: points, isClosed: true)], .fill, color, opacity, &scene)
        return
      }
    }
    let lines = outline.lines(at: moment).flatMap { trim.isWhole ? [$0] : trim.cut($0) }
    append(lines.map { $0.mapped(map, isClosed: true) }, .fill, color, opacity, &scene)
  }

  private func stroke(
    at moment: LayerTime, _ map: Affine, _ trim: Trim, _ color: Color, _ opacity: Double,
    into scene: inout LayerMotion.Stack
  ) {
    let width = abs(lineWidth.value(at: moment)) * map.meanScale
    if case .ellipse(let rx, let ry) = outline {
      let (rx, ry) = (rx.value(at: moment), ry.value(at: moment))
      if rx == ry, map.keepsCircles {
        scene.shapes.append(.arc(arc(rx, map, trim, width, color, opacity)))
        return
      }
    }
    guard !trim.isEmpty else { return }
    let lines: [LayerOutline.Line]
    if case .ellipse(let rx, let ry) = outline, !trim.isWhole {
      let (rx, ry) = (rx.value(at: moment), ry.value(at: moment))
      let points = LayerOutline.arc(rx, ry, from: trim.first, to: trim.first + trim.length)
      lines = [LayerOutline.Line(points: points, isClosed: false)]
    } else {
      lines = outline.lines(at: moment).flatMap { trim.isWhole ? [$0] : trim.cut($0) }
    }
    append(
      lines.map { $0.mapped(map, isClosed: $0.isClosed) },
      .stroke(lineWidth: width, lineCap: lineCap), color, opacity, &scene)
  }

  private func append(
    _ contours: [Path.Contour], _ paint: Path.Paint, _ color: Color, _ opacity: Double,
    _ scene: inout LayerMotion.Stack
  ) {
    guard !contours.isEmpty else { return }
    scene.shapes.append(
      .path(
        Path(contours: contours, paint: paint, color: color, opacity: opacity, sweep: sweep)))
  }

  /// A filled ellipse that stands upright, or a disc; `nil` for a slanted or a wide ellipse.
  private func dot(
    _ rx: Double, _ ry: Double, _ map: Affine, _ color: Color, _ opacity: Double, index: Int
  ) -> Dot? {
    let halfWidth: Double
    let halfHeight: Double
    if map.keepsAxes {
      (halfWidth, halfHeight) = (abs(rx * map.a), abs(ry * map.d))
    } else if rx == ry, map.keepsCircles {
      (halfWidth, halfHeight) = (abs(rx) * map.meanScale, abs(rx) * map.meanScale)
    } else {
      return nil
    }
    let radius = abs(ry) * unit
    guard halfWidth <= halfHeight + 1e-9, radius > 0 else { return nil }
    return Dot(
      index: index, center: map(0, 0), radius: radius, scale: halfHeight / radius,
      widthScale: halfHeight > 0 ? min(halfWidth / halfHeight, 1) : 1, opacity: opacity,
      color: color)
  }

  private func arc(
    _ radius: Double, _ map: Affine, _ trim: Trim, _ width: Double, _ color: Color,
    _ opacity: Double
  ) -> Arc {
    let isMirrored = map.determinant < 0
    let turn = trim.isWhole && role == .rail ? 0 : trim.first * Angle.turn
    let (x, y) = (sine(turn), -cosine(turn))
    let tail = direction(map.a * x + map.c * y, map.b * x + map.d * y)
    return Arc(
      role: role == .rail ? .rail : .arc, center: map(0, 0), radius: abs(radius) * map.meanScale,
      lineWidth: width, lineCap: lineCap, tail: Angle(radians: tail),
      length: Angle(radians: trim.length * Angle.turn),
      isClockwise: role == .rail || !isMirrored, color: color, opacity: opacity, sweep: sweep)
  }
}

extension Color {
  /// The colour with less of its alpha.
  fileprivate func faded(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }
}
