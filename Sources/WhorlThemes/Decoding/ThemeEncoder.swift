import WhorlCore

/// Writes themes as JSON values, in the order of the tables.
enum ThemeEncoder {
  /// Which properties are written.
  enum Spelling: Hashable, Sendable {
    /// All that have a value, defaults too.
    case everything
    /// Those that must be given, and those that differ from their default.
    case differences
  }

  static func json(_ theme: Theme, _ spelling: Spelling) -> JSONValue {
    var root = JSONObjectBuilder()
    root.set(["format"], .string("whorl-theme"))
    root.set(["version"], .number(1))
    write(theme, .head, spelling, into: &root)
    root.set(["spinner", "form"], .string(theme.spinner.form.rawValue))
    switch theme.spinner {
    case .ring(let ring): write(ring, .ring, spelling, into: &root)
    case .dots(let dots): write(dots, .dots, spelling, into: &root)
    case .spokes(let spokes): write(spokes, .spokes, spelling, into: &root)
    case .glyphs(let glyphs): write(glyphs, .glyphs, spelling, into: &root)
    case .layers(let layers): write(layers, .layers, spelling, into: &root)
    }
    // A block that is there is written, even if it says nothing.
    if let hud = theme.hud {
      root.set(["hud"], .object([]))
      write(hud, .hud, spelling, into: &root)
    }
    if let refresh = theme.refresh {
      root.set(["refresh"], .object([]))
      write(refresh, .refresh, spelling, into: &root)
    }
    write(theme, .blocks, spelling, into: &root)
    return root.value
  }

  private static func write<Owner>(
    _ owner: Owner, _ table: PropertyTable<Owner>, _ spelling: Spelling,
    into root: inout JSONObjectBuilder
  ) {
    for property in table.properties {
      let value = property.read(owner)
      if spelling == .differences, !property.isRequired, value == property.read(table.blank) {
        continue
      }
      if let json = json(value, spelling) { root.set(table.path.keys + property.keys, json) }
    }
  }

  static func json(_ value: PropertyValue, _ spelling: Spelling) -> JSONValue? {
    switch value {
    case .absent: nil
    case .number(let number): .number(number)
    case .never: .null
    case .word(let word): .string(word)
    case .numbers(let numbers): .array(numbers.map(JSONValue.number))
    case .boolean(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .texts(let texts): .array(texts.map(JSONValue.string))
    case .color(let color): .string(color.text)
    case .colors(let colors): .array(colors.map { .string($0.text) })
    case .palette(let entries):
      .object(entries.map { JSONValue.Member($0.name, .string($0.color.text)) })
    case .timingFunction(.named(let name)): .string(name.rawValue)
    case .timingFunction(.curve(let curve)):
      .array([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONValue.number))
    case .glyphs(let glyphs): asciiTwin(glyphs, spelling)
    case .animated(let animated): json(animated) { .number($0) }
    case .animatedPair(let animated): json(animated) { .array([.number($0.x), .number($0.y)]) }
    case .layerColor(let color): json(color)
    case .layerShape(let shape): json(shape)
    case .copies(let copies): json(copies)
    case .layers(let layers): .array(layers.map { json($0) })
    }
  }

  private static func asciiTwin(_ glyphs: Glyphs, _ spelling: Spelling) -> JSONValue {
    var inner = JSONObjectBuilder()
    inner.set(["form"], .string(Spinner.Form.glyphs.rawValue))
    for property in PropertyTable.asciiTwin.properties {
      let value = property.read(glyphs)
      if spelling == .differences, !property.isRequired, value == property.read(Glyphs()) {
        continue
      }
      if let json = json(value, spelling) { inner.set(property.keys, json) }
    }
    return inner.value
  }
}

/// An object that grows by the paths of its members.
struct JSONObjectBuilder {
  private var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  mutating func set(_ keys: [String], _ value: JSONValue) {
    Self.set(keys[...], value, in: &members)
  }

  private static func set(
    _ keys: ArraySlice<String>, _ value: JSONValue, in members: inout [JSONValue.Member]
  ) {
    guard let key = keys.first else { return }
    guard keys.count > 1 else {
      members.append(JSONValue.Member(key, value))
      return
    }
    var inner: [JSONValue.Member] = []
    let index = members.firstIndex { $0.key == key }
    if let index, case .object(let known) = members[index].value { inner = known }
    set(keys.dropFirst(), value, in: &inner)
    let member = JSONValue.Member(key, .object(inner))
    if let index { members[index] = member } else { members.append(member) }
  }
}
