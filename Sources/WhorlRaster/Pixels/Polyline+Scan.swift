import WhorlCore

extension Polyline {
  /// Calls `paint` with each touched pixel, the share of it that is covered, and its opacity.
  ///
  /// Where segments overlap, a pixel belongs to the one that covers the most of it.
  @inline(__always)
  func scan(in space: PixelSpace, paint: (Int, Double, Double) -> Void) {
    let reach = space.reach
    let columns = space.columns(from: bounds.left - reach, to: bounds.right + reach)
    let rows = space.rows(from: bounds.top - reach, to: bounds.bottom + reach)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var coverages = Array(repeating: 0.0, count: columns.count * rows.count)
    var places = sweep == nil ? [] : coverages
    for segment in segments {
      visit(segment, in: space) { column, row, covered, along in
        let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
        guard covered > coverages[index] else { return }
        coverages[index] = covered
        if sweep != nil { places[index] = segment.offset + along }
      }
    }
    var index = 0
    for row in rows {
      for column in columns {
        let covered = coverages[index]
        if covered > 0 {
          let opacity = sweep == nil ? 1 : opacity(at: places[index])
          paint(space.index(column: column, row: row), covered, opacity)
        }
        index += 1
      }
    }
  }

  /// The opacity so far along the lines, mixed linearly; caps take their end's.
  private func opacity(at place: Double) -> Double {
    guard let sweep else { return 1 }
    let share = length > 0 ? min(max(place / length, 0), 1) : 1
    return sweep.tail + (sweep.head - sweep.tail) * share
  }

  /// Calls `paint` with each pixel that a segment touches, its share, and how far along it lies.
  @inline(__always)
  private func visit(
    _ segment: Segment, in space: PixelSpace, paint: (Int, Int, Double, Double) -> Void
  ) {
    let capped = cap == .square ? halfWidth + capReach : halfWidth
    let radius = capped + space.reach
    let (start, end, along) = (segment.start, segment.end, segment.along)
    let top = min(start.y, end.y) - radius
    let bottom = max(start.y, end.y) + radius
    for row in space.rows(from: top, to: bottom) {
      let y = space.y(row) - start.y
      var left = min(start.x, end.x) - radius
      var right = max(start.x, end.x) + radius
      if abs(along.y) > 1e-6 {
        // Where this row crosses the band: a slanted segment fills little of its box.
        let middle = start.x + y * along.x / along.y
        let half = radius / abs(along.y)
        left = max(left, middle - half)
        right = min(right, middle + half)
      }
      for column in space.columns(from: left, to: right) {
        let x = space.x(column) - start.x
        let place = x * along.x + y * along.y
        let across = abs(y * along.x - x * along.y)
        let covered = coverage(segment, place, across, x, y, in: space)
        if covered > 0 { paint(column, row, covered, place) }
      }
    }
  }

  /// The share of a pixel that a segment covers; `x` and `y` count from its start.
  @inline(__always)
  private func coverage(
    _ segment: Segment, _ place: Double, _ across: Double, _ x: Double, _ y: Double,
    in space: PixelSpace
  ) -> Double {
    var covered = 0.0
    if place >= -1e-9, place <= segment.length + 1e-9 {
      covered = space.coverage(across - halfWidth)
    } else if place < 0, case .join(let incoming) = segment.before,
      x * incoming.x + y * incoming.y >= 0
    {
      // The wedge between the ends of two segments, on the outer side of the bend.
      covered = space.coverage((place * place + across * across).squareRoot() - halfWidth)
    }
    if segment.before == .cap { covered = capped(covered, beyond: -place, across, in: space) }
    if segment.after == .cap {
      covered = capped(covered, beyond: place - segment.length, across, in: space)
    }
    return covered
  }

  /// The share of a pixel with what a cap adds to it, or takes from it where the end is cut off.
  @inline(__always)
  private func capped(
    _ covered: Double, beyond: Double, _ across: Double, in space: PixelSpace
  ) -> Double {
    guard beyond > -space.reach else { return covered }
    switch cap {
    case .butt:
      let body = beyond > 0 ? space.coverage(across - halfWidth) : covered
      return min(space.coverage(beyond), body)
    case .round:
      guard beyond > 0 else { return covered }
      return max(
        covered, space.coverage((beyond * beyond + across * across).squareRoot() - capReach))
    case .square:
      return max(
        covered, min(space.coverage(beyond - capReach), space.coverage(across - halfWidth)))
    }
  }
}
