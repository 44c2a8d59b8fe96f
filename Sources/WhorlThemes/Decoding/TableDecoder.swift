import WhorlCore

/// Reads objects that have a property table out of a document, and notes everything that is wrong
/// with them.
///
/// A value that does not fit is noted and leaves the property at its default, so that one reading
/// finds all there is to find.
struct TableDecoder {
  let document: JSONDocument
  /// What is wrong, and where; the places are worked out at the end, for all at once.
  private(set) var notes: [(severity: Finding.Severity, node: JSONNode, fact: Finding.Fact)] = []
  /// The names that colours may use.
  var palette: [PaletteEntry] = [] {
    didSet { paletteKeys = Set(palette.map(\.name)) }
  }
  private var paletteKeys: Set<String> = []
  private var suggestions = SuggestionBudget()

  init(document: JSONDocument) {
    self.document = document
  }

  /// An object with a table of its own, and perhaps keys that the table does not have.
  mutating func object<Owner>(
    _ table: PropertyTable<Owner>, from node: JSONNode, besides more: [String] = ["form"]
  ) -> Owner {
    var owner = table.blank
    var hint = 0
    for member in node.members {
      if let entry = table.entry(for: member.key, in: table.whole, hint: &hint) {
        fill(&owner, entry, from: member, in: table)
      } else if !more.contains(where: { member.key.equals($0) }) {
        noteUnknown(member.key, known: more + table.tree.keys)
      }
    }
    for place in table.required where !node.has(table.properties[place].name) {
      error(at: node, .missingKey(table.properties[place].name))
    }
    return owner
  }

  mutating func fill<Owner>(
    _ owner: inout Owner, _ entry: PropertyEntry, from member: JSONMember,
    in table: PropertyTable<Owner>
  ) {
    switch entry {
    case .property(let index):
      // The property is not taken out of the table: that would copy all its parts.
      if member.value.kind == .string, let words = table.properties[index].words,
        let word = member.value.string, words.contains(word)
      {
        table.properties[index].write(&owner, .word(word))
      } else if let value = value(
        member.value, for: table.properties[index].kind, named: table.properties[index].key)
      {
        table.properties[index].write(&owner, value)
      }
    case .block(let inner):
      guard member.value.kind == .object else {
        let name = member.key.string ?? ""
        error(at: member.value, .notAnObject(name: name, shown: shown(member.value)))
        return
      }
      for block in table.blocks where member.key.equals(block.key) { block.make(&owner) }
      var hint = 0
      for member in member.value.members {
        if let entry = table.entry(for: member.key, in: inner, hint: &hint) {
          fill(&owner, entry, from: member, in: table)
        } else {
          noteUnknown(member.key, known: table.keys(in: inner))
        }
      }
    }
  }

  mutating func noteUnknown(_ key: JSONNode, known: [String]) {
    guard let name = key.string, !name.hasPrefix("x-") else { return }
    warning(at: key, .unknownKey(name, suggestion: suggestion(for: name, in: known)))
  }

  // MARK: Noting

  /// Notes an error and gives nothing, so that a reader can end with it.
  @discardableResult
  mutating func error<Value>(at node: JSONNode, _ fact: Finding.Fact) -> Value? {
    note(.error, at: node, fact)
    return nil
  }

  mutating func error(at node: JSONNode, _ fact: Finding.Fact) {
    note(.error, at: node, fact)
  }

  mutating func warning(at node: JSONNode, _ fact: Finding.Fact) {
    note(.warning, at: node, fact)
  }

  private mutating func note(
    _ severity: Finding.Severity, at node: JSONNode, _ fact: Finding.Fact
  ) {
    notes.append((severity, node, fact))
  }

  /// Everything that was noted.
  var findings: [Finding] {
    guard !notes.isEmpty else { return [] }
    return zip(notes, document.places(of: notes.map(\.node))).map { note, place in
      Finding(note.severity, at: place.position, pointer: place.pointer, note.fact)
    }
  }

  /// Whether anything noted from some number of notes on is an error.
  func hasErrors(from count: Int = 0) -> Bool {
    notes[count...].contains { $0.severity == .error }
  }

  /// The word that was probably meant, as long as guessing takes no time worth speaking of.
  mutating func suggestion(for word: String, in candidates: [String]) -> String? {
    suggestions.nearest(to: word, amongst: candidates.count) { candidates }
  }

  /// The colour name that was probably meant, the same way.
  mutating func colorSuggestion(for name: String) -> String? {
    let roles = ThemeColor.Role.allCases.map(\.rawValue)
    let palette = palette
    return suggestions.nearest(to: name, amongst: palette.count + roles.count) {
      palette.map(\.name) + roles
    }
  }

  /// A value as messages quote it.
  func shown(_ node: JSONNode) -> String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string, .number, .true, .false, .null: VisibleText.of(node.text, limit: 40)
    }
  }

  /// Whether the palette has a name.
  func paletteKnows(_ name: String) -> Bool { paletteKeys.contains(name) }
}
