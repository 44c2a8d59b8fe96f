import WhorlCore

/// The difference of two texts as `diff -u` prints it.
struct UnifiedDifference {
  /// The difference; empty where there is none.
  let text: String

  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// Compares two texts line by line, with three lines of context.
  init(from old: [UInt8], to new: [UInt8], name: String) {
    let before = String(decoding: old, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let after = String(decoding: new, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard old != new else {
      text = ""
      return
    }
    let lines = Self.lines(before, after)
    let shown = VisibleText.of(name)
    text = "--- \(shown)\n+++ \(shown)\n" + Self.hunks(lines)
  }

  private static func lines(_ before: [Substring], _ after: [Substring]) -> [Line] {
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.removed(before[i]))
        i += 1
      } else if j < after.count, added.contains(j) {
        lines.append(.added(after[j]))
        j += 1
      } else {
        lines.append(.kept(before[i]))
        i += 1
        j += 1
      }
    }
    // What follows the last newline is no line.
    if case .kept(let last)? = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  private static func hunks(_ lines: [Line]) -> String {
    let changed = lines.indices.filter { index in
      if case .kept = lines[index] { false } else { true }
    }
    var text = ""
    var start = 0
    while start < changed.count {
      var end = start
      while end + 1 < changed.count, changed[end + 1] - changed[end] <= 6 { end += 1 }
      let range = max(changed[start] - 3, 0)..<min(changed[end] + 4, lines.count)
      text += hunk(lines, range)
      start = end + 1
    }
    return text
  }

  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    var (oldStart, newStart) = (1, 1)
    for line in lines[..<range.lowerBound] { count(line, &oldStart, &newStart) }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for line in lines[range] {
      count(line, &oldCount, &newCount)
      switch line {
      case .kept(let text): body += " \(VisibleText.of(String(text)))\n"
      case .removed(let text): body += "-\(VisibleText.of(String(text)))\n"
      case .added(let text): body += "+\(VisibleText.of(String(text)))\n"
      }
    }
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
  }

  private static func count(_ line: Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .kept:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }
}
