/// A way through a list.
enum Move: Hashable, Sendable {
  /// So many places on, or back.
  case by(Int)
  /// To the first place.
  case toStart
  /// To the last place.
  case toEnd

  /// Where it leads from a place in a list of `count`; stops at the ends.
  func place(from place: Int, count: Int) -> Int {
    let wanted =
      switch self {
      case .by(let distance): place + distance
      case .toStart: 0
      case .toEnd: count - 1
      }
    return max(min(wanted, count - 1), 0)
  }
}
