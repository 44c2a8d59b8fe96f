import WhorlCore

/// Dots that are on or off, with the shape that lit each one last and its ink.
struct DotMap {
  let space: PixelSpace
  /// The number of the topmost shape that lights each dot, from 1; 0 where it is off.
  private(set) var owners: [UInt32]
  private(set) var inks: [Ink]
  /// The layer of each shape: a run of shapes of one kind, such as all spokes, is one layer;
  /// each path is one of its own.
  private(set) var layers: [UInt32] = [0]
  private var lastKind: Mark.Kind?

  init(space: PixelSpace) {
    self.space = space
    owners = Array(repeating: 0, count: space.count)
    inks = Array(repeating: .zero, count: space.count)
  }

  /// Lights the dots whose centres lie in shapes.
  mutating func draw(_ drawing: Drawing, tone: Tone) {
    let masks = drawing.masks(in: space)
    for mark in drawing.marks { draw(mark, mask: mark.clip.map { masks[$0] }, tone: tone) }
  }

  /// Lights the dots whose centres lie in a shape.
  ///
  /// A shape so small that it lies between the dots lights the one nearest to its middle, or
  /// all that are equally near, so that mirrored shapes light mirrored dots.
  private mutating func draw(_ mark: Mark, mask: [Float]?, tone: Tone) {
    let owner = begin(mark.kind)
    let ink = Ink(mark.color)
    let alpha = mark.alpha
    var isMissed = true
    owners.withUnsafeMutableBufferPointer { owners in
      inks.withUnsafeMutableBufferPointer { inks in
        mark.outline.scan(in: space) { index, coverage, along in
          // A dot's centre on the very edge has a coverage of one half, give or take rounding.
          guard coverage >= 0.25 else { return }
          isMissed = false
          let shown = tone.alpha(alpha * along)
          guard shown >= Self.leastAlpha, mask?[index] != 0 else { return }
          owners[index] = owner
          inks[index] = (ink * Float(shown)).over(inks[index])
        }
      }
    }
    if isMissed {
      drawAnchor(
        mark.outline.anchor, ink: ink, alpha: tone.alpha(alpha), owner: owner, mask: mask)
    }
  }

  /// Half a step of 8-bit alpha: less cannot be seen.
  private static let leastAlpha = 0.5 / 255

  private mutating func drawAnchor(
    _ anchor: Point, ink: Ink, alpha: Double, owner: UInt32, mask: [Float]?
  ) {
    let columns = space.columns(
      from: anchor.x - space.stepX / 2, to: anchor.x + space.stepX / 2)
    let rows = space.rows(from: anchor.y - space.stepY / 2, to: anchor.y + space.stepY / 2)
    guard alpha >= Self.leastAlpha else { return }
    for row in rows {
      for column in columns {
        let index = space.index(column: column, row: row)
        guard mask?[index] != 0 else { continue }
        owners[index] = owner
        inks[index] = (ink * Float(alpha)).over(inks[index])
      }
    }
  }

  /// Numbers the next shape.
  private mutating func begin(_ kind: Mark.Kind) -> UInt32 {
    let top = layers[layers.count - 1]
    // Paths can be anything, such as a figure on its ground, and do not share a layer.
    layers.append(kind == lastKind && kind != .path ? top : top + 1)
    lastKind = kind
    return UInt32(layers.count - 1)
  }
}
