import WhorlThemes

/// The manual page `whorl(1)`, from the tables that parsing, help and checks go by.
enum ManualPage {
  /// The page in roff.
  static var text: String {
    let parts = [
      ".TH WHORL 1 \"\" \"\(HelpText.version)\" \"User Commands\"",
      // Left-aligned and without hyphens, so that names can be found and copied.
      ".ad l\n.nh",
      section(
        "NAME", "whorl \\- loading spinners for the terminal, designed once, used everywhere"),
      section(
        "SYNOPSIS", ".B whorl\n.br\n.B whorl\n.I VERB\n[\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]"),
      section("DESCRIPTION", introduction),
      section("VERBS", verbs),
      section("DISPLAY OPTIONS", Option.display.map(item).joined(separator: "\n")),
      section("SETTINGS", settings),
      section("ENVIRONMENT", items(ManualTable.variables)),
      section("FILES", items(ManualTable.files)),
      section("EXIT STATUS", items(ManualTable.statuses)),
      section("EXAMPLES", examples),
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private static func section(_ heading: String, _ text: String) -> String {
    ".SH \"\(heading)\"\n\(text)"
  }

  private static var introduction: String {
    ManualTable.description.map(Roff.escaped).joined(separator: "\n.PP\n")
  }

  private static var verbs: String {
    Verb.allCases.map { verb in
      let description = verb.description
      let usage = "whorl \(verb.rawValue) \(description.synopsis)".trimmedRight
      var lines = [".SS \"\(Roff.escaped(usage))\"", Roff.escaped(sentence(description.summary))]
      lines += details(description.details)
      let isDisplaying = Option.display.allSatisfy(description.options.contains)
      let own = description.options.filter { !isDisplaying || !Option.display.contains($0) }
      lines += own.map(item)
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Lines that are tables or commands stay as they are; others become a paragraph.
  private static func details(_ lines: [String]) -> [String] {
    let isTable = lines.map { zip($0, $0.dropFirst()).contains { $0 == " " && $1 == " " } }
    let words = zip(lines, isTable).filter { !$1 }.map { Roff.escaped($0.0) }
    let table = zip(lines, isTable).filter { $1 }.map(\.0)
    return (table.isEmpty ? [] : [Roff.literal(table)])
      + (words.isEmpty ? [] : [".PP"] + words)
  }

  private static func item(_ option: Option) -> String {
    Roff.item(heading(of: option), Roff.escaped(sentence(option.summary)))
  }

  private static func heading(of option: Option) -> String {
    let names = CompletionTable.names(of: option).map { Roff.bold($0) }.joined(separator: ", ")
    let value = option.valueText.map { " \\fI\(Roff.escaped($0))\\fR" } ?? ""
    return names + value
  }

  private static var settings: String {
    let intro = Roff.escaped(
      "The settings file is one JSON object. Options and variables come before it, the theme after "
        + "it. A file with an error costs a line and is otherwise ignored.")
    let keys = PropertyDescription.settings.map { property in
      let value = property.kind.text(of: property.defaultValue)
      let words = "\(property.help) Takes \(property.kind.allowed)."
      return Roff.item(
        Roff.bold(property.path.name),
        Roff.escaped(words + (value.isEmpty ? "" : " The default is \(value).")))
    }
    return ([intro] + keys).joined(separator: "\n")
  }

  private static func items(_ entries: [ManualTable.Entry]) -> String {
    entries.map { Roff.item(Roff.bold($0.name), Roff.escaped($0.text)) }.joined(separator: "\n")
  }

  private static var examples: String {
    ManualTable.examples.map { entry in
      Roff.escaped(entry.text) + "\n" + Roff.literal([entry.name])
    }.joined(separator: "\n.PP\n")
  }

  /// A summary as a sentence of its own.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
