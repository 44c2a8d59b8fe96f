import WhorlCore

/// Dots that are on or off, with the shape that lit each one last and its ink.
struct DotMap {
  let space: PixelSpace
  /// The number of the topmost shape that lights each dot, from 1; 0 where it is off.
  private(set) var owners: [UInt32]
  private(set) var inks: [Ink]
  /// The layer of each shape: a run of shapes of one kind, such as all spokes, is one layer.
  private(set) var layers: [UInt32] = [0]
  private var lastKind: Kind?

  private enum Kind: Equatable { case rail, arc, dot, spoke, glyph }

  init(space: PixelSpace) {
    self.space = space
    owners = Array(repeating: 0, count: space.count)
    inks = Array(repeating: .zero, count: space.count)
  }

  /// Lights the dots whose centres lie in a shape.
  ///
  /// A shape so small that it lies between the dots lights the one nearest to its middle, or
  /// all that are equally near, so that mirrored shapes light mirrored dots.
  mutating func draw(_ shape: Shape, outline: Outline, tone: Tone) {
    let owner = begin(shape)
    let ink = Ink(shape.color)
    let alpha = shape.alpha
    var isMissed = true
    owners.withUnsafeMutableBufferPointer { owners in
      inks.withUnsafeMutableBufferPointer { inks in
        outline.scan(in: space) { index, coverage, along in
          // A dot's centre on the very edge has a coverage of one half, give or take rounding.
          guard coverage >= 0.25 else { return }
          isMissed = false
          let shown = tone.alpha(alpha * along)
          guard shown >= Self.leastAlpha else { return }
          owners[index] = owner
          inks[index] = (ink * Float(shown)).over(inks[index])
        }
      }
    }
    if isMissed { drawAnchor(outline.anchor, ink: ink, alpha: tone.alpha(alpha), owner: owner) }
  }

  /// Half a step of 8-bit alpha: less cannot be seen.
  private static let leastAlpha = 0.5 / 255

  private mutating func drawAnchor(_ anchor: Point, ink: Ink, alpha: Double, owner: UInt32) {
    let columns = space.columns(
      from: anchor.x - space.stepX / 2, to: anchor.x + space.stepX / 2)
    let rows = space.rows(from: anchor.y - space.stepY / 2, to: anchor.y + space.stepY / 2)
    guard alpha >= Self.leastAlpha else { return }
    for row in rows {
      for column in columns {
        let index = space.index(column: column, row: row)
        owners[index] = owner
        inks[index] = (ink * Float(alpha)).over(inks[index])
      }
    }
  }

  /// Numbers the next shape.
  private mutating func begin(_ shape: Shape) -> UInt32 {
    let kind = Self.kind(shape)
    let top = layers[layers.count - 1]
    layers.append(kind == lastKind ? top : top + 1)
    lastKind = kind
    return UInt32(layers.count - 1)
  }

  private static func kind(_ shape: Shape) -> Kind {
    switch shape {
    case .arc(let arc): arc.role == .rail ? .rail : .arc
    case .dot: .dot
    case .spoke: .spoke
    case .glyph: .glyph
    }
  }
}
