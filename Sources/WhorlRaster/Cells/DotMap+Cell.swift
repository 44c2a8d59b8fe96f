import WhorlCore

extension DotMap {
  /// What the dots of one cell amount to.
  struct Summary {
    /// The bits of the dots that are on.
    var bits: Int
    /// The ink of the shape that wins the cell.
    var ink: Ink
  }

  /// Sums up the dots of a cell; `nil` where all are off.
  ///
  /// The cell has one colour. The topmost layer in the cell wins it, and within the layer the
  /// shape with the most ink; the dots of the others are kept in that colour.
  func summary(column: Int, row: Int, mosaic: Mosaic) -> Summary? {
    var bits = 0
    var winner: UInt32 = 0
    var isMixed = false
    let left = column * mosaic.columns
    let top = row * mosaic.rows
    for y in 0..<mosaic.rows {
      let first = space.index(column: left, row: top + y)
      for x in 0..<mosaic.columns {
        let owner = owners[first + x]
        guard owner > 0 else { continue }
        bits |= mosaic.bits[y * mosaic.columns + x]
        if winner != 0, winner != owner { isMixed = true }
        winner = owner
      }
    }
    guard bits != 0 else { return nil }
    if isMixed { winner = self.winner(left: left, top: top, mosaic: mosaic) }
    return Summary(bits: bits, ink: mean(of: winner, left: left, top: top, mosaic: mosaic))
  }

  /// The shape that wins a cell in which several have dots.
  private func winner(left: Int, top: Int, mosaic: Mosaic) -> UInt32 {
    var shares: [(owner: UInt32, ink: Float)] = []
    var topLayer: UInt32 = 0
    for y in 0..<mosaic.rows {
      let first = space.index(column: left, row: top + y)
      for index in first..<first + mosaic.columns where owners[index] > 0 {
        topLayer = max(topLayer, layers[Int(owners[index])])
        if let place = shares.firstIndex(where: { $0.owner == owners[index] }) {
          shares[place].ink += inks[index].w
        } else {
          shares.append((owners[index], inks[index].w))
        }
      }
    }
    let candidates = shares.filter { layers[Int($0.owner)] == topLayer }
    return candidates.max { ($0.ink, $0.owner) < ($1.ink, $1.owner) }?.owner ?? 0
  }

  private func mean(of owner: UInt32, left: Int, top: Int, mosaic: Mosaic) -> Ink {
    var sum = Ink.zero
    var count: Float = 0
    for y in 0..<mosaic.rows {
      let first = space.index(column: left, row: top + y)
      for index in first..<first + mosaic.columns where owners[index] == owner {
        sum += inks[index]
        count += 1
      }
    }
    return sum / count
  }
}
