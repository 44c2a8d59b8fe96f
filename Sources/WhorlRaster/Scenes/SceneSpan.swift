public import WhorlCore

/// What the shapes of a whole animation range over.
///
/// A single scene cannot tell whether a faint shape is faint for ever or on its way to being
/// bright, nor what stands still. Where few colours or few cells are to be had, that decides what
/// is shown.
public struct SceneSpan: Hashable, Sendable {
  /// The least and the greatest alpha of the shapes that move; glyph frames do not count.
  public let alphas: ClosedRange<Double>
  /// What the brightest shape's alpha reaches in most of the scenes.
  public let usualBrightest: Double
  /// The smallest and the largest radius of a dot, in points; 0…0 where there are none.
  public let dotRadii: ClosedRange<Double>
  /// Whether dots swell or shrink; of a single scene, whether they differ in size.
  public let dotsPulse: Bool
  /// Whether arcs move over the rails, if there are any.
  public let hasArcs: Bool
  /// What stands still under what moves, such as a rail; without colours it would hide all motion.
  public let grounds: [Shape]
  /// A rectangle around what moves, in points; `nil` for a single scene.
  let bounds: Bounds?
  /// How the dots of small pictures change; `nil` for a single scene, or where there is no need
  /// for small pictures.
  let dotRanges: DotRanges?

  /// Looks at the scenes of an animation.
  public init(of scenes: [Scene]) {
    let ground = scenes.count > 1 ? Ground(of: scenes) : nil
    grounds = ground?.shapes ?? []
    bounds = ground?.bounds
    let isDrawnSmall = scenes.contains { $0.leaves.contains(where: \.isDrawnSmall) }
    dotRanges = ground.flatMap { ground in
      guard isDrawnSmall else { return nil }
      // Every second scene is enough to see where there is more ink and where less.
      return DotRanges(
        of: stride(from: 0, to: scenes.count, by: 2).map {
          SmallPicture(of: scenes[$0], grounds: ground.shapes, part: ground.bounds)
        })
    }
    var alphas = Extent()
    var railAlphas = Extent()
    var radii = Extent()
    var radiiOfDots: [Int: Extent] = [:]
    var brightest: [Double] = []
    var hasArcs = false
    for scene in scenes {
      var sceneAlphas = Extent()
      for shape in scene.leaves {
        if case .dot(let dot) = shape {
          let radius = dot.radius * dot.scale
          radii.add(radius...radius)
          radiiOfDots[dot.index, default: Extent()].add(radius...radius)
        }
        guard let range = shape.alphas, !grounds.contains(shape) else { continue }
        if case .arc(let arc) = shape {
          switch arc.role {
          case .rail:
            railAlphas.add(range)
            continue
          case .arc: hasArcs = true
          }
        }
        sceneAlphas.add(range)
      }
      brightest.append(sceneAlphas.range?.upperBound ?? 0)
      alphas.add(sceneAlphas.range)
    }
    self.hasArcs = hasArcs
    self.alphas = alphas.range ?? railAlphas.range ?? 1...1
    brightest.sort()
    usualBrightest = brightest.isEmpty ? 1 : brightest[(brightest.count - 1) / 8]
    dotRadii = radii.range ?? 0...0
    let least = dotRadii.upperBound * 0.05
    dotsPulse =
      scenes.count > 1
      ? radiiOfDots.values.contains { $0.length > least } : radii.length > least
  }

  /// The range of what was added.
  private struct Extent {
    private(set) var range: ClosedRange<Double>?

    var length: Double { range.map { $0.upperBound - $0.lowerBound } ?? 0 }

    mutating func add(_ other: ClosedRange<Double>?) {
      guard let other, other.lowerBound.isFinite, other.upperBound.isFinite else { return }
      range =
        range.map {
          min($0.lowerBound, other.lowerBound)...max($0.upperBound, other.upperBound)
        } ?? other
    }
  }
}

extension Shape {
  /// Whether this is a shape for which there is no character that stands for its motion.
  fileprivate var isDrawnSmall: Bool {
    switch self {
    case .dot, .path: true
    case .arc, .spoke, .glyph, .masked: false
    }
  }

  /// The least and the greatest alpha within the shape; `nil` where it is invisible, or is text.
  fileprivate var alphas: ClosedRange<Double>? {
    let range: ClosedRange<Double>? =
      switch self {
      case .arc(let arc): arc.alpha.swept(arc.sweep)
      case .dot(let dot): dot.radius * dot.scale > 0 ? dot.alpha...dot.alpha : nil
      case .spoke(let spoke): spoke.alpha...spoke.alpha
      case .path(let path): path.alpha.swept(path.sweep)
      case .glyph, .masked: nil
      }
    return range.flatMap { $0.upperBound > 0 ? $0 : nil }
  }
}
