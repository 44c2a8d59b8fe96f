import WhorlCore

/// One visible shape on a pixel grid.
struct Mark {
  /// What a mark is a picture of.
  enum Kind: Hashable, Sendable { case rail, arc, dot, spoke, path }

  let kind: Kind
  let outline: Outline
  /// The colour without regard to its alpha.
  let color: Color
  /// The opacity of the whole shape with its colour's alpha, 0…1, before any sweep.
  let alpha: Double
  /// Which of the drawing's clips the shape is seen through; `nil` for all of it.
  let clip: Int?

  private init(_ kind: Kind, _ outline: Outline, _ color: Color, alpha: Double, clip: Int?) {
    self.kind = kind
    self.outline = outline
    self.color = color
    self.alpha = alpha
    self.clip = clip
  }

  init?(_ arc: Arc, clip: Int?, in space: PixelSpace) {
    guard let stroke = Stroke(arc, in: space) else { return nil }
    let kind: Kind =
      switch arc.role {
      case .rail: .rail
      case .arc: .arc
      }
    self.init(kind, .stroke(stroke), arc.color, alpha: arc.alpha, clip: clip)
  }

  init?(_ dot: Dot, clip: Int?, in space: PixelSpace) {
    guard let ellipse = Ellipse(dot, in: space) else { return nil }
    self.init(.dot, .ellipse(ellipse), dot.color, alpha: dot.alpha, clip: clip)
  }

  init?(_ spoke: Spoke, clip: Int?, in space: PixelSpace) {
    guard let bar = Bar(spoke, in: space) else { return nil }
    self.init(.spoke, .bar(bar), spoke.color, alpha: spoke.alpha, clip: clip)
  }

  init?(_ path: Path, clip: Int?, in space: PixelSpace) {
    guard let outline = Outline(path, in: space) else { return nil }
    self.init(.path, outline, path.color, alpha: path.alpha, clip: clip)
  }
}
