import WhorlThemes

/// What a terminal can do and why, where things are, and what is broken.
struct DoctorReport {
  /// One decision or fact.
  struct Row {
    /// What it is about.
    let name: String
    /// What it is, as people read it.
    let text: String
    /// What it is, for programs.
    let value: JSONValue
    /// Why it is so.
    let reason: String

    init(_ name: String, _ text: String, _ value: JSONValue, _ reason: String) {
      self.name = name
      self.text = text
      self.value = value
      self.reason = reason
    }

    /// The name in JSON: `reducedMotion` for `reduced motion`.
    var key: String {
      let words = name.split { $0 == " " || $0 == "-" }
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return (words.prefix(1).map(String.init) + rest).joined()
    }

    /// Something that is so or not.
    init(_ name: String, _ flag: Bool, _ reason: String) {
      self.init(name, flag ? "yes" : "no", .bool(flag), reason)
    }
  }

  /// Decisions and facts that belong together.
  struct Section {
    /// The key in JSON.
    let key: String
    let heading: String
    let rows: [Row]
  }

  let sections: [Section]
  /// What is broken, a line each.
  let problems: [String]
  /// What is worth knowing but does no harm, a line each.
  let notes: [String]

  /// The report for people.
  var text: String {
    let rows = sections.flatMap(\.rows)
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let textWidth = rows.map(\.text.count).filter { $0 <= 32 }.max() ?? 0
    var blocks = [HelpText.version]
    blocks += sections.map { section in
      let lines = section.rows.map { row in
        "  \(row.name.padded(to: nameWidth))  \(row.text.padded(to: textWidth))  \(row.reason)"
          .trimmedRight
      }
      return ([section.heading] + lines).joined(separator: "\n")
    }
    if !notes.isEmpty {
      blocks.append((["notes"] + notes.map { "  " + $0 }).joined(separator: "\n"))
    }
    blocks.append(
      problems.isEmpty
        ? "nothing is broken"
        : (["problems"] + problems.map { "  " + $0 }).joined(separator: "\n"))
    return blocks.joined(separator: "\n\n")
  }

  /// The report for programs.
  var json: JSONValue {
    let version = HelpText.version.split(separator: " ").last.map(String.init) ?? ""
    var members = [JSONValue.Member("version", .string(version))]
    members += sections.map { section in
      let rows = section.rows.map { row in
        JSONValue.Member(
          row.key,
          .object([
            JSONValue.Member("value", row.value), JSONValue.Member("reason", .string(row.reason)),
          ]))
      }
      return JSONValue.Member(section.key, .object(rows))
    }
    members.append(JSONValue.Member("notes", .array(notes.map(JSONValue.string))))
    members.append(JSONValue.Member("problems", .array(problems.map(JSONValue.string))))
    return .object(members)
  }
}
