import WhorlCore

extension Scene {
  /// A ring that closes from 12 o'clock on, as large and as thick as a theme's own where that is a
  /// ring.
  ///
  /// - Parameter share: how much of it is closed, 0…1.
  init(ring share: Double, of theme: Theme, size: Double, on surface: Surface) {
    var shape = (size: size, radius: size * 0.45, lineWidth: size * 0.1, cap: LineCap.butt)
    var rail = surface.rail
    if case .ring(let ring) = theme.spinner {
      shape = (ring.size, ring.radiusInPoints, ring.lineWidthInPoints, ring.lineCap)
      let own = theme.color(ring.backgroundRailColor, on: surface)
      if own.alpha > 0 { rail = own }
    }
    func arc(_ role: Arc.Role, length: Double, color: Color) -> Shape {
      .arc(
        Arc(
          role: role, radius: shape.radius, lineWidth: shape.lineWidth, lineCap: shape.cap,
          tail: Angle(degrees: 0), length: Angle(radians: length * Angle.turn), isClockwise: true,
          color: color))
    }
    var shapes = [arc(.rail, length: 1, color: rail)]
    if share > 0 {
      shapes.append(arc(.arc, length: share, color: theme.leadColor(on: surface)))
    }
    self.init(size: Size(side: shape.size), shapes: shapes)
  }

  /// A disc in a thin circle that fills like a pie, from 12 o'clock on.
  ///
  /// - Parameter share: how much of it is filled, 0…1.
  init(pie share: Double, of theme: Theme, size: Double, on surface: Surface) {
    let color = theme.leadColor(on: surface)
    let lineWidth = size * 0.05
    let circle = Shape.arc(
      Arc(
        role: .arc, radius: (size - lineWidth) / 2, lineWidth: lineWidth, lineCap: .butt,
        tail: Angle(degrees: 0), length: Angle(radians: Angle.turn), isClockwise: true,
        color: color))
    self.init(size: Size(side: size), shapes: [circle])
    guard share > 0 else { return }
    let radius = size / 2 - lineWidth * 2
    let steps = max(Int((share * 72).rounded(.up)), 1)
    let edge = (0...steps).map { step in
      Point(
        onCircleOf: radius,
        at: Angle(radians: share * Angle.turn * Double(step) / Double(steps)))
    }
    let center = share < 1 ? [Point.center] : []
    shapes.append(
      .path(
        Path(
          contours: [Path.Contour(points: center + edge, isClosed: true)], paint: .fill,
          color: color, opacity: 1)))
  }
}

extension Theme {
  /// The first colour of the spinner that can be seen.
  func leadColor(on surface: Surface) -> Color {
    let colors = spinner.colors.map { color($0, on: surface) }
    return colors.first { $0.alpha > 0 } ?? surface.foreground
  }
}
