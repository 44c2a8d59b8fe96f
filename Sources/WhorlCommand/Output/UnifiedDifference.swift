import WhorlCore

/// The difference of two texts as `diff -u` prints it.
struct UnifiedDifference {
  /// The difference; empty where there is none.
  let text: String

  /// A line of a text, byte for byte.
  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>
    /// Whether a newline ends it.
    let isEnded: Bool
  }

  private enum Entry {
    case kept(Line)
    case removed(Line)
    case added(Line)
  }

  /// Compares two texts line by line, with three lines of context.
  init(from old: [UInt8], to new: [UInt8], name: String) {
    guard old != new else {
      text = ""
      return
    }
    let shown = VisibleText.of(name)
    let entries = Self.entries(Self.lines(of: old), Self.lines(of: new))
    text = "--- \(shown)\n+++ \(shown)\n" + Self.hunks(entries)
  }

  private static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Line(bytes: rest[..<end], isEnded: true))
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(Line(bytes: rest, isEnded: false)) }
    return lines
  }

  private static func entries(_ before: [Line], _ after: [Line]) -> [Entry] {
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var entries: [Entry] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        entries.append(.removed(before[i]))
        i += 1
      } else if j < after.count, added.contains(j) {
        entries.append(.added(after[j]))
        j += 1
      } else {
        entries.append(.kept(before[i]))
        i += 1
        j += 1
      }
    }
    return entries
  }

  private static func hunks(_ entries: [Entry]) -> String {
    let changed = entries.indices.filter { index in
      if case .kept = entries[index] { false } else { true }
    }
    var text = ""
    var start = 0
    while start < changed.count {
      var end = start
      while end + 1 < changed.count, changed[end + 1] - changed[end] <= 6 { end += 1 }
      let range = max(changed[start] - 3, 0)..<min(changed[end] + 4, entries.count)
      text += hunk(entries, range)
      start = end + 1
    }
    return text
  }

  private static func hunk(_ entries: [Entry], _ range: Range<Int>) -> String {
    var (oldStart, newStart) = (1, 1)
    for entry in entries[..<range.lowerBound] { count(entry, &oldStart, &newStart) }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for entry in entries[range] {
      count(entry, &oldCount, &newCount)
      switch entry {
      case .kept(let line): body += " " + shown(line)
      case .removed(let line): body += "-" + shown(line)
      case .added(let line): body += "+" + shown(line)
      }
    }
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
  }

  private static func count(_ entry: Entry, _ old: inout Int, _ new: inout Int) {
    switch entry {
    case .kept:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }

  /// A line as it is printed. Tabs and the end of a line stay, so that `patch` takes it; what a
  /// terminal would obey does not.
  private static func shown(_ line: Line) -> String {
    let isPair = line.isEnded && line.bytes.last == UInt8(ascii: "\r")
    let text = String(decoding: isPair ? line.bytes.dropLast() : line.bytes, as: UTF8.self)
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: VisibleText.of(scalar).unicodeScalars)
      }
    }
    let end = isPair ? "\r\n" : line.isEnded ? "\n" : "\n\\ No newline at end of file\n"
    return String(shown) + end
  }
}
