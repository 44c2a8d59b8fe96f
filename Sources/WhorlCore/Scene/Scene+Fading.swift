extension Scene {
  /// The scene with all its shapes less opaque.
  func faded(to opacity: Double) -> Scene {
    Scene(size: size, shapes: shapes.map { $0.faded(to: opacity) })
  }
}

extension Shape {
  func faded(to opacity: Double) -> Shape {
    switch self {
    case .arc(var arc):
      arc.opacity *= opacity
      return .arc(arc)
    case .dot(var dot):
      dot.opacity *= opacity
      return .dot(dot)
    case .spoke(var spoke):
      spoke.opacity *= opacity
      return .spoke(spoke)
    case .glyph(var glyph):
      glyph.color.alpha = UInt8((Double(glyph.color.alpha) * opacity).rounded())
      return .glyph(glyph)
    case .path(var path):
      path.opacity *= opacity
      return .path(path)
    case .masked(var masked):
      masked.shapes = masked.shapes.map { $0.faded(to: opacity) }
      return .masked(masked)
    }
  }
}
