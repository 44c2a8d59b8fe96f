import WhorlCore

/// Reads a theme out of a document and notes everything that is wrong with it.
///
/// A value that does not fit is noted and leaves the property at its default, so that one reading
/// finds all there is to find.
struct ThemeDecoder {
  let document: JSONDocument
  private(set) var findings: [Finding] = []
  private var palette: [PaletteEntry] = []

  init(document: JSONDocument) {
    self.document = document
  }

  /// The theme, valid only if no error has been found.
  mutating func decode() -> Theme {
    var theme = Theme.blank
    let root = document.root
    guard root.kind == .object else {
      error(at: root, .notAnObject(name: "a theme", shown: shown(root)))
      return theme
    }
    guard checkHeader(root) else { return theme }
    if let node = root["palette"] {
      palette = paletteValue(node) ?? []
      theme.palette = palette
    }
    fillRoot(&theme, from: root)
    return theme
  }

  /// Whether the document says that it is a theme, of a version that this program reads.
  private mutating func checkHeader(_ root: JSONNode) -> Bool {
    guard let format = root["format"] else {
      error(at: root, .missingFormat)
      return false
    }
    guard format.equals("whorl-theme") else {
      error(at: format, .foreignFormat(shown: shown(format)))
      return false
    }
    guard let version = root["version"] else {
      error(at: root, .missingKey("version"))
      return true
    }
    guard let number = version.number, number == number.rounded(), number >= 1 else {
      error(at: version, .badVersion(shown: shown(version)))
      return true
    }
    guard number == 1 else {
      error(at: version, .newerVersion(shown: shown(version)))
      return false
    }
    return true
  }

  private mutating func fillRoot(_ theme: inout Theme, from root: JSONNode) {
    let head = PropertyTable.head
    let blocks = PropertyTable.blocks
    var hint = 0
    var hasID = false
    var hasSpinner = false
    for member in root.members {
      if let entry = head.tree.entry(for: member.key, hint: &hint) {
        hasID = hasID || member.key.equals("id")
        fill(&theme, entry, from: member, in: head)
      } else if member.key.equals("spinner") {
        hasSpinner = true
        fillSpinner(&theme, from: member.value)
      } else if let entry = blocks.tree.entry(for: member.key, hint: &hint) {
        fill(&theme, entry, from: member, in: blocks)
      } else if member.key.equals("hud") {
        warning(at: member.key, .notDrawn("hud"))
      } else if !member.key.equals("format"), !member.key.equals("version") {
        let known = ["format", "version", "spinner", "hud"] + head.tree.keys + blocks.tree.keys
        noteUnknown(member.key, known: known)
      }
    }
    if !hasID { error(at: root, .missingKey("id")) }
    if !hasSpinner { error(at: root, .missingKey("spinner")) }
  }

  private mutating func fillSpinner(_ theme: inout Theme, from node: JSONNode) {
    guard node.kind == .object else {
      error(at: node, .notAnObject(name: "spinner", shown: shown(node)))
      return
    }
    guard let form = node["form"] else {
      error(at: node, .missingKey("form"))
      return
    }
    guard let name = form.string, let known = Spinner.Form(rawValue: name) else {
      if form.equals("layers") || form.equals("lottie") {
        error(at: form, .notDrawn("form " + shown(form)))
      } else {
        let suggestion = form.string.flatMap {
          Suggestion.nearest(to: $0, in: Spinner.Form.allCases.map(\.rawValue))
        }
        error(at: form, .unknownForm(shown: shown(form), suggestion: suggestion))
      }
      return
    }
    switch known {
    case .ring:
      let ring = object(.ring, from: node)
      theme.spinner = .ring(ring)
      check(ring, at: node)
    case .dots:
      let dots = object(.dots, from: node)
      theme.spinner = .dots(dots)
      check(dots, at: node)
    case .spokes:
      let spokes = object(.spokes, from: node)
      theme.spinner = .spokes(spokes)
      check(spokes, at: node)
    case .glyphs:
      let glyphs = object(.glyphs, from: node)
      theme.spinner = .glyphs(glyphs)
      check(glyphs, at: node)
    }
  }

  /// An object with a table of its own, and the key `form`.
  mutating func object<Owner>(_ table: PropertyTable<Owner>, from node: JSONNode) -> Owner {
    var owner = table.blank
    var hint = 0
    for member in node.members {
      if let entry = table.tree.entry(for: member.key, hint: &hint) {
        fill(&owner, entry, from: member, in: table)
      } else if !member.key.equals("form") {
        noteUnknown(member.key, known: ["form"] + table.tree.keys)
      }
    }
    for property in table.properties where property.isRequired && property.keys.count == 1 {
      if node[property.keys[0]] == nil { error(at: node, .missingKey(property.keys[0])) }
    }
    return owner
  }

  private mutating func fill<Owner>(
    _ owner: inout Owner, _ entry: PropertyTree.Entry, from member: JSONMember,
    in table: PropertyTable<Owner>
  ) {
    switch entry {
    case .property(let index):
      let property = table.properties[index]
      if let value = value(member.value, for: property.kind, named: property.keys) {
        property.write(&owner, value)
      }
    case .block(let tree):
      guard member.value.kind == .object else {
        let name = member.key.string ?? ""
        error(at: member.value, .notAnObject(name: name, shown: shown(member.value)))
        return
      }
      for block in table.blocks where member.key.equals(block.key) { block.make(&owner) }
      var hint = 0
      for inner in member.value.members {
        if let entry = tree.entry(for: inner.key, hint: &hint) {
          fill(&owner, entry, from: inner, in: table)
        } else {
          noteUnknown(inner.key, known: tree.keys)
        }
      }
    }
  }

  private mutating func noteUnknown(_ key: JSONNode, known: [String]) {
    guard let name = key.string, !name.hasPrefix("x-") else { return }
    warning(at: key, .unknownKey(name, suggestion: Suggestion.nearest(to: name, in: known)))
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
    findings.append(
      Finding(severity, at: node.position, pointer: document.pointer(to: node), fact))
  }

  /// A value as messages quote it.
  func shown(_ node: JSONNode) -> String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string, .number, .true, .false, .null: VisibleText.of(node.text, limit: 40)
    }
  }

  /// Whether the palette has a name, with a guess where it has not.
  func paletteKnows(_ name: String) -> Bool { palette.contains { $0.name == name } }

  var paletteNames: [String] { palette.map(\.name) + ThemeColor.Role.allCases.map(\.rawValue) }
}
