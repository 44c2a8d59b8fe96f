import WhorlCore

/// The visible shapes of a scene on a pixel grid, from the back to the front.
///
/// Glyph frames are characters, not pixels, and are left out.
struct Drawing {
  /// An outline that some marks are seen through, itself perhaps seen through another.
  struct Clip {
    let fill: Fill
    let outer: Int?
    let bounds: Bounds
  }

  var marks: [Mark] = []
  private(set) var clips: [Clip] = []

  /// Places a scene.
  ///
  /// Without colours a rail could not be told from the arc that moves over it, and nothing would
  /// move; so there rails and other grounds can be left out. Rings that are too close to be told apart are
  /// thinned out where the least distance, in units, is more than 0.
  init(
    of scene: Scene, in space: PixelSpace, hidingGroundsOf span: SceneSpan? = nil,
    leastDistance: Double = 0
  ) {
    let grounds = span?.grounds ?? []
    let shapes = grounds.isEmpty ? scene.shapes : scene.shapes.filter { !grounds.contains($0) }
    add(shapes, clip: nil, in: space)
    if leastDistance > 0 { thinRings(closerThan: leastDistance) }
    if span?.hasArcs == true { marks.removeAll { $0.kind == .rail } }
  }

  private mutating func add(_ shapes: [Shape], clip: Int?, in space: PixelSpace) {
    for shape in shapes {
      switch shape {
      case .arc(let arc): add(Mark(arc, clip: clip, in: space))
      case .dot(let dot): add(Mark(dot, clip: clip, in: space))
      case .spoke(let spoke): add(Mark(spoke, clip: clip, in: space))
      case .path(let path): add(Mark(path, clip: clip, in: space))
      case .glyph: break
      case .masked(let masked):
        guard let fill = Fill(masked.contours, in: space),
          let bounds = clip.map({ fill.bounds.intersection(clips[$0].bounds) }) ?? fill.bounds
        else { continue }
        clips.append(Clip(fill: fill, outer: clip, bounds: bounds))
        add(masked.shapes, clip: clips.count - 1, in: space)
      }
    }
  }

  private mutating func add(_ mark: Mark?) {
    guard let mark, mark.alpha > 0 else { return }
    marks.append(mark)
  }

  /// A rectangle around what can be seen of a mark; `nil` where nothing can.
  func bounds(of mark: Mark) -> Bounds? {
    guard let clip = mark.clip else { return mark.outline.bounds }
    return mark.outline.bounds.intersection(clips[clip].bounds)
  }

  /// For each clip the share of each kept pixel that is seen through it.
  func masks(in space: PixelSpace) -> [[Float]] {
    var masks: [[Float]] = []
    for clip in clips {
      var mask = Array(repeating: Float(0), count: space.count)
      clip.fill.scan(in: space) { index, coverage, _ in
        mask[index] = Float(coverage) * (clip.outer.map { masks[$0][index] } ?? 1)
      }
      masks.append(mask)
    }
    return masks
  }
}
