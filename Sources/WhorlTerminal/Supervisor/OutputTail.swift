/// The last bytes of a stream, and how many came before them.
struct OutputTail: Hashable, Sendable {
  /// The most bytes that are kept.
  let capacity: Int
  /// How many bytes there were in all.
  private(set) var total = 0
  private var ring: [UInt8] = []

  /// Creates a tail without bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many bytes have been forgotten.
  var lost: Int { total - ring.count }

  /// Takes bytes, and forgets as many of the first ones as there is no room for.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let kept = UnsafeRawBufferPointer(rebasing: bytes.suffix(capacity))
    // What is going to be forgotten at once still counts.
    var place = (total + bytes.count - kept.count) % capacity
    total += bytes.count
    if ring.count < capacity {
      let room = min(capacity - ring.count, kept.count)
      if ring.count == place {
        ring += kept.prefix(room)
        overwrite(0, with: UnsafeRawBufferPointer(rebasing: kept.dropFirst(room)))
        return
      }
      // More came at once than fits: all that was kept is forgotten.
      ring = [UInt8](repeating: 0, count: capacity)
    }
    let room = min(capacity - place, kept.count)
    overwrite(place, with: UnsafeRawBufferPointer(rebasing: kept.prefix(room)))
    place = 0
    overwrite(place, with: UnsafeRawBufferPointer(rebasing: kept.dropFirst(room)))
  }

  private mutating func overwrite(_ place: Int, with bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    ring.withUnsafeMutableBytes { target in
      UnsafeMutableRawBufferPointer(rebasing: target[place..<place + bytes.count])
        .copyMemory(from: bytes)
    }
  }

  /// The last bytes, at most a number of them.
  func suffix(_ count: Int) -> [UInt8] {
    let count = min(count, ring.count)
    guard ring.count == capacity else { return Array(ring.suffix(count)) }
    let end = total % capacity
    guard count > end else { return Array(ring[end - count..<end]) }
    return Array(ring[(capacity - (count - end))...]) + ring[..<end]
  }

  /// What came after the last newline, at most a number of bytes.
  func unfinishedLine(atMost count: Int) -> [UInt8] {
    let bytes = suffix(count)
    let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
    return end.map { Array(bytes[($0 + 1)...]) } ?? bytes
  }

  /// The last lines, and how many bytes there were before them; without the bytes at some places, in
  /// order.
  func lines(
    atMost count: Int?, without hidden: [Range<Int>] = []
  ) -> (bytes: [UInt8], lost: Int) {
    var bytes = suffix(capacity)
    var total = total
    for range in hidden.reversed() {
      total -= range.count
      let kept = max(0, range.lowerBound - lost)..<max(0, range.upperBound - lost)
      bytes.removeSubrange(kept)
    }
    if let count {
      var start = bytes.endIndex
      var found = 0
      while start > 0 {
        if bytes[start - 1] == UInt8(ascii: "\n"), start < bytes.endIndex {
          found += 1
          if found == count { break }
        }
        start -= 1
      }
      bytes = count == 0 ? [] : Array(bytes[start...])
    }
    return (bytes, total - bytes.count)
  }
}
