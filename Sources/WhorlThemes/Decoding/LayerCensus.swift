import WhorlCore

/// How much there is in a list of layers.
struct LayerCensus {
  /// The number of layers, those in others too.
  private(set) var layers = 0
  /// How many layers lie in each other.
  private(set) var depth = 0
  /// The number of shapes with their copies; large enough to be refused where it would overflow.
  private(set) var elements = 0

  init(_ list: [Layer]) {
    // No layer is taken out of the list: that would copy all its parts.
    for place in list.indices {
      let inner = LayerCensus(list[place].layers)
      layers += 1 + inner.layers
      depth = max(depth, 1 + inner.depth)
      let shapes = min(inner.elements + (list[place].shape == nil ? 0 : 1), 1 << 20)
      elements += min(shapes * (list[place].copies?.count ?? 1), 1 << 20)
    }
  }
}
