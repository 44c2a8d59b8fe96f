import WhorlCore

/// The keys of a `repeat` object as they are read, before the layout says which of them count.
struct RepeatPlan {
  enum Layout: String, CaseIterable {
    case none
    case row
    case column
    case ring
    case grid
    case points
  }

  static let keys = [
    "count", "layout", "pitch", "radius", "start", "sweep", "orient", "columns", "points", "delay",
    "periods", "scales", "opacities",
  ]

  var count: Int?
  var layout: Layout? = Layout.none
  var pitch = 0.5
  var radius = 0.8
  var start = 0.0
  var sweep = 360.0
  var isOriented = false
  var columns: Int?
  var points: [Pair] = []
  var delay: LayerRepeat.Delay?
  var periods: [Double] = []
  var scales: [Double] = []
  var opacities: [Double] = []

  /// So many copies as the plan has them.
  func copies(_ count: Int) -> LayerRepeat {
    var copies = LayerRepeat(count: count)
    switch layout ?? .none {
    case .none: copies.layout = .none
    case .row: copies.layout = .row(pitch: pitch)
    case .column: copies.layout = .column(pitch: pitch)
    case .ring:
      copies.layout = .ring(radius: radius, start: start, sweep: sweep, isOriented: isOriented)
    case .grid:
      let square = Int(Double(count).squareRoot().rounded(.up))
      copies.layout = .grid(columns: columns ?? square, pitch: pitch)
    case .points: copies.layout = .points(points)
    }
    copies.delay = delay ?? .step(0)
    copies.periods = periods
    copies.scales = scales
    copies.opacities = opacities
    return copies
  }
}
