/// How a value of several lines is laid out.
struct JSONLayout: Hashable, Sendable {
  /// What stands before the line on which the value begins.
  var indentation: String
  /// What each level adds.
  var unit: String
  /// `\n` or `\r\n`.
  var lineEnd: String

  /// The layout of a new file.
  static let file = JSONLayout(indentation: "", unit: "  ", lineEnd: "\n")

  /// The layout of what stands one level further in.
  var inner: JSONLayout {
    JSONLayout(indentation: indentation + unit, unit: unit, lineEnd: lineEnd)
  }
}

extension JSONText {
  /// The columns within which an array of scalars stays on one line.
  private static let columns = 80

  /// The value with one member a line, an array of scalars on one line where it fits; its first
  /// line is not indented and its last not ended. `column` is how many characters stand before it
  /// on its first line.
  static func lines(
    _ value: JSONValue, in layout: JSONLayout, after column: Int? = nil
  ) -> String {
    let inner = layout.inner
    switch value {
    case .null, .bool, .number, .string:
      return line(value)
    case .array(let elements):
      guard !elements.isEmpty else { return "[]" }
      if elements.allSatisfy(\.isScalar) {
        let text = line(value)
        let start = column ?? layout.indentation.unicodeScalars.count
        // The comma that may follow counts, so that a later element does not break the line.
        if start + text.unicodeScalars.count + 1 <= columns { return text }
      }
      let rows = elements.map { inner.indentation + lines($0, in: inner) }
      return block("[", rows, "]", in: layout)
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let rows = members.map { member in
        let head = "\(inner.indentation)\(string(member.key)): "
        return head + lines(member.value, in: inner, after: head.unicodeScalars.count)
      }
      return block("{", rows, "}", in: layout)
    }
  }

  private static func block(
    _ opening: String, _ rows: [String], _ closing: String, in layout: JSONLayout
  ) -> String {
    let body = rows.joined(separator: "," + layout.lineEnd)
    return opening + layout.lineEnd + body + layout.lineEnd + layout.indentation + closing
  }
}

extension JSONValue {
  /// Whether the value holds no others.
  var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
