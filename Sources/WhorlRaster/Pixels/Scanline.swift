import WhorlCore

/// One row of pixels at a time of a filled shape: how much of each pixel is inside.
///
/// A row is cut into strips at every corner and crossing, so that within a strip the edges keep
/// their order and the inside is a row of trapezoids, whose areas are exact. The areas are kept as
/// differences from pixel to pixel (the accumulation buffer of Raph Levien's font-rs).
struct Scanline {
  /// What each pixel's share is more than that of the pixel to its left.
  private(set) var changes: [Double]
  private let edges: [Fill.Edge]
  private let columns: Range<Int>
  /// The next edge to begin.
  private var next = 0
  /// The edges that reach into the row.
  private var active: [Fill.Edge] = []
  private var cuts: [Double] = []
  private var crossed: [Crossed] = []

  /// An edge within a strip.
  private struct Crossed {
    let above: Double
    let below: Double
    let winding: Int
  }

  /// Prepares to go down edges that are ordered by their beginnings.
  init(edges: [Fill.Edge], columns: Range<Int>) {
    self.edges = edges
    self.columns = columns
    changes = Array(repeating: 0, count: columns.count + 2)
  }

  /// Covers a row; the rows come from top to bottom.
  mutating func cover(row: Int) {
    let top = Double(row)
    let bottom = top + 1
    for place in changes.indices { changes[place] = 0 }
    active.removeAll { $0.bottom.y <= top }
    while next < edges.count, edges[next].top.y < bottom {
      if edges[next].bottom.y > top { active.append(edges[next]) }
      next += 1
    }
    guard !active.isEmpty else { return }
    cut(from: top, to: bottom)
    for place in 1..<cuts.count where cuts[place] > cuts[place - 1] {
      cover(from: cuts[place - 1], to: cuts[place])
    }
  }

  /// Finds the heights at which edges begin, end or cross.
  private mutating func cut(from top: Double, to bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(top)
    cuts.append(bottom)
    for place in active.indices {
      let edge = active[place]
      if edge.top.y > top { cuts.append(edge.top.y) }
      if edge.bottom.y < bottom { cuts.append(edge.bottom.y) }
      for other in active[..<place] {
        let high = max(edge.top.y, other.top.y, top)
        let low = min(edge.bottom.y, other.bottom.y, bottom)
        guard high < low else { continue }
        let before = edge.x(at: high) - other.x(at: high)
        let after = edge.x(at: low) - other.x(at: low)
        guard before * after < 0 else { continue }
        cuts.append(high + (low - high) * before / (before - after))
      }
    }
    if cuts.count > 2 { cuts.sort() }
  }

  /// Adds a strip in which no edges begin, end or cross.
  private mutating func cover(from top: Double, to bottom: Double) {
    let middle = (top + bottom) / 2
    crossed.removeAll(keepingCapacity: true)
    for edge in active where edge.top.y < middle && edge.bottom.y > middle {
      let entry = Crossed(
        above: edge.x(at: top), below: edge.x(at: bottom), winding: edge.winding)
      var place = crossed.count
      crossed.append(entry)
      // Most edges come in order already.
      while place > 0,
        entry.above + entry.below < crossed[place - 1].above + crossed[place - 1].below
      {
        crossed[place] = crossed[place - 1]
        place -= 1
      }
      crossed[place] = entry
    }
    var winding = 0
    for index in crossed.indices {
      let edge = crossed[index]
      let before = winding
      winding += edge.winding
      guard (before == 0) != (winding == 0) else { continue }
      add(edge, height: (bottom - top) * (before == 0 ? 1 : -1))
    }
  }

  /// Adds what lies to the right of an edge, as high as the strip; negative takes it away.
  private mutating func add(_ edge: Crossed, height: Double) {
    let end = Double(columns.count)
    var left = min(edge.above, edge.below) - Double(columns.lowerBound)
    var right = max(edge.above, edge.below) - Double(columns.lowerBound)
    var height = height
    if left < 0 {
      // What passes outside on the left covers whole rows.
      let outside = right <= 0 ? height : height * -left / (right - left)
      changes[0] += outside
      height -= outside
      left = 0
      right = max(right, 0)
    }
    guard left < end else { return }
    if right > end {
      height *= (end - left) / (right - left)
      right = end
    }
    let first = Int(left)
    guard right > Double(first + 1) else {
      let mean = (left + right) / 2 - Double(first)
      changes[first] += height * (1 - mean)
      changes[first + 1] += height * mean
      return
    }
    let share = height / (right - left)
    var place = left
    var column = first
    while place < right {
      let stop = min(Double(column + 1), right)
      let part = (stop - place) * share
      let mean = (place + stop) / 2 - Double(column)
      changes[column] += part * (1 - mean)
      changes[column + 1] += part * mean
      place = stop
      column += 1
    }
  }
}
