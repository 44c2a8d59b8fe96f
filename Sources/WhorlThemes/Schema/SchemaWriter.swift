import WhorlCore

/// Puts the schemas of objects together from their property tables.
struct SchemaWriter {
  let unknownKeys: JSONSchema.UnknownKeys

  /// The definition of frames of ASCII with their timing.
  static let asciiTwin = "asciiTwin"

  /// The definition of a layer.
  static let layer = "layer"

  typealias Member = JSONValue.Member

  /// A whole schema document.
  func document(id: String, root: JSONValue, definitions: [Member]) -> JSONValue {
    guard case .object(let members) = root else { return root }
    let head = [
      Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      Member("$id", .string(id)),
    ]
    return .object(head + members + [Member("$defs", .object(definitions))])
  }

  /// The key by which a file names its schema.
  var schemaMember: Member { Member("$schema", .note("The schema that an editor checks with.")) }

  /// An object with some members.
  func object(title: String?, required: [String], members: [Member]) -> JSONValue {
    var schema = title.map { [Member("title", .string($0))] } ?? []
    schema.append(Member("type", .string("object")))
    if !required.isEmpty {
      schema.append(Member("required", .array(required.map(JSONValue.string))))
    }
    schema.append(Member("properties", .object(members)))
    schema.append(
      Member(
        "patternProperties", .object([Member("^x-", .note("Your own; never a warning."))])))
    if unknownKeys == .refused { schema.append(Member("additionalProperties", .bool(false))) }
    return .object(schema)
  }

  /// An object with a table of its own.
  func block<Owner>(_ meaning: String, _ table: PropertyTable<Owner>) -> JSONValue {
    let object = object(title: nil, required: table.requiredKeys, members: members(table))
    guard case .object(let keywords) = object else { return object }
    return .object([Member("description", .string(meaning))] + keywords)
  }

  /// The members of a table's object.
  func members<Owner>(_ table: PropertyTable<Owner>) -> [Member] {
    members(table.tree, of: table)
  }

  private func members<Owner>(_ tree: PropertyTree, of table: PropertyTable<Owner>) -> [Member] {
    zip(tree.keys, tree.entries).map { key, entry in
      switch entry {
      case .property(let index):
        Member(key, schema(of: table.properties[index], blank: table.blank))
      case .block(let inner):
        Member(key, object(title: nil, required: [], members: members(inner, of: table)))
      }
    }
  }

  private func schema<Owner>(of property: Property<Owner>, blank: Owner) -> JSONValue {
    let unit = property.kind.unit
    let unitText = unit == .share || unit == .factor ? "" : unit.name.map { " Unit: \($0)." } ?? ""
    var schema = [
      Member("title", .string(property.label)),
      Member("description", .string(property.help + unitText)),
    ]
    schema += property.kind.schema
    let value = property.read(blank)
    if !property.isRequired, value != .absent {
      schema.append(Member("default", JSONValue(value)))
    }
    return .object(schema)
  }

  /// The spinner: what else it has depends on its form.
  var spinner: JSONValue {
    let forms = Spinner.Form.allCases.map(\.rawValue)
    let branches = forms.map { form in
      JSONValue.object([
        Member(
          "if",
          .object([
            Member("required", .array([.string("form")])),
            Member(
              "properties",
              .object([Member("form", .keyword("const", .string(form)))])),
          ])),
        Member("then", .reference(form)),
      ])
    }
    return .object([
      Member("description", .string("What turns.")),
      Member("type", .string("object")),
      Member("required", .array([.string("form")])),
      Member(
        "properties",
        .object([Member("form", .keyword("enum", .array(forms.map(JSONValue.string))))])),
      Member("allOf", .array(branches)),
    ])
  }

  /// The schemas that others refer to.
  var definitions: [Member] {
    let forms = Spinner.Form.allCases.map { form in
      switch form {
      case .ring: self.form(form, .ring)
      case .dots: self.form(form, .dots)
      case .spokes: self.form(form, .spokes)
      case .glyphs: self.form(form, .glyphs)
      case .layers: self.form(form, .layers)
      }
    }
    let twin = object(
      title: "ASCII frames",
      required: PropertyTable.asciiTwin.requiredKeys,
      members: [Member("form", .keyword("const", .string("glyphs")))]
        + members(.asciiTwin).map { member in
          member.key == "frames" ? Member("frames", .reference(.asciiFrames)) : member
        })
    let layer = closed(object(title: "Layer", required: [], members: members(.layer)))
    return forms + [Member(Self.asciiTwin, twin), Member(Self.layer, layer)]
      + SchemaDefinition.allCases.map { Member($0.rawValue, $0.schema) }
  }

  /// A schema in which every object inside treats unknown keys as the others do.
  private func closed(_ schema: JSONValue) -> JSONValue {
    switch schema {
    case .array(let elements): return .array(elements.map(closed))
    case .object(var members):
      members = members.map { Member($0.key, closed($0.value)) }
      guard case .object(let known)? = members.first(where: { $0.key == "properties" })?.value,
        !members.contains(where: { $0.key == "patternProperties" })
      else { return .object(members) }
      members.removeAll { $0.key == "properties" }
      guard case .object(let more) = object(title: nil, required: [], members: known) else {
        return .object(members)
      }
      return .object(members.filter { $0.key != "type" } + more)
    case .null, .bool, .number, .string: return schema
    }
  }

  private func form<Owner>(_ form: Spinner.Form, _ table: PropertyTable<Owner>) -> Member {
    let kind = Member("form", .keyword("const", .string(form.rawValue)))
    return Member(
      form.rawValue,
      object(title: form.rawValue, required: table.requiredKeys, members: [kind] + members(table)))
  }
}

extension PropertyTable {
  /// The keys that the object itself must have.
  var requiredKeys: [String] {
    properties.filter { $0.isRequired && !$0.name.utf8.contains(UInt8(ascii: ".")) }.map(\.name)
  }
}

extension JSONValue {
  /// A schema of one keyword.
  static func keyword(_ name: String, _ value: JSONValue) -> JSONValue {
    .object([Member(name, value)])
  }

  /// A schema that allows anything, with a word about it.
  static func note(_ text: String) -> JSONValue { keyword("description", .string(text)) }

  static func reference(_ name: String) -> JSONValue { keyword("$ref", .string("#/$defs/\(name)")) }

  static func reference(_ definition: SchemaDefinition) -> JSONValue {
    reference(definition.rawValue)
  }
}
