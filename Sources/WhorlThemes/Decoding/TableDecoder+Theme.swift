import WhorlCore

extension TableDecoder {
  /// Reads the theme into a blank one, valid only if no error has been found. It is filled where it
  /// stands, since it has so many parts that moving it would be felt.
  mutating func read(into theme: inout Theme) {
    let root = document.root
    guard root.kind == .object else {
      error(at: root, .notAnObject(name: "a theme", shown: shown(root)))
      return
    }
    guard checkHeader(root) else { return }
    if let node = root["palette"] {
      palette = paletteValue(node) ?? []
      theme.palette = palette
    }
    fillRoot(&theme, from: root)
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
    var headHint = 0
    var blocksHint = 0
    var hasID = false
    var hasSpinner = false
    for member in root.members {
      if let entry = head.entry(for: member.key, in: head.whole, hint: &headHint) {
        hasID = hasID || member.key.equals("id")
        fill(&theme, entry, from: member, in: head)
      } else if member.key.equals("spinner") {
        hasSpinner = true
        fillSpinner(&theme, from: member.value)
      } else if let entry = blocks.entry(for: member.key, in: blocks.whole, hint: &blocksHint) {
        fill(&theme, entry, from: member, in: blocks)
      } else if member.key.equals("hud") {
        fillHUD(&theme, from: member)
      } else if member.key.equals("refresh") {
        fillRefresh(&theme, from: member)
      } else if !member.key.equals("format"), !member.key.equals("version"),
        !member.key.equals("$schema")
      {
        let known =
          ["format", "version", "spinner", "hud", "refresh"] + head.tree.keys + blocks.tree.keys
        noteUnknown(member.key, known: known)
      }
    }
    if !hasID { error(at: root, .missingKey("id")) }
    if !hasSpinner { error(at: root, .missingKey("spinner")) }
  }

  // The tables of these two are made for themes that have the blocks, and for nobody else.

  private mutating func fillHUD(_ theme: inout Theme, from member: JSONMember) {
    guard let node = block(member) else { return }
    let hud = object(.hud, from: node, besides: [])
    theme.hud = hud
    check(hud, at: node)
  }

  private mutating func fillRefresh(_ theme: inout Theme, from member: JSONMember) {
    guard let node = block(member) else { return }
    theme.refresh = object(.refresh, from: node, besides: [])
  }

  private mutating func block(_ member: JSONMember) -> JSONNode? {
    if member.value.kind == .object { return member.value }
    let name = member.key.string ?? ""
    return error(at: member.value, .notAnObject(name: name, shown: shown(member.value)))
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
      if form.equals("lottie") {
        error(at: form, .notDrawn("form " + shown(form)))
      } else {
        let forms = Spinner.Form.allCases.map(\.rawValue)
        let suggestion = suggestion(for: form.string ?? "", in: forms)
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
    case .layers:
      let layers = object(.layers, from: node)
      theme.spinner = .layers(layers)
      check(layers, at: node)
    }
  }
}
