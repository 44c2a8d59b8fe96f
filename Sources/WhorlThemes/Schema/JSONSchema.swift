import WhorlCore

/// The files of this program described in JSON Schema, draft 2020-12, from the property tables.
///
/// A schema accepts what the decoder accepts, warnings included, except what it has no words for:
/// an order or an equal length of two properties, a palette name that must exist, the width of a
/// glyph and the twin that it needs, and format characters beyond U+FFFF, about all of which the
/// decoder is stricter.
public enum JSONSchema {
  /// What becomes of keys that mean nothing. In any case `x-…` is the user's own.
  public enum UnknownKeys: Hashable, Sendable {
    /// They are allowed, as the decoder does with a warning.
    case allowed
    /// They are errors.
    case refused
  }

  /// The schema of theme files.
  public static func theme(_ unknownKeys: UnknownKeys = .allowed) -> JSONValue {
    let writer = SchemaWriter(unknownKeys: unknownKeys)
    let head = writer.members(.head)
    let blocks = writer.members(.blocks)
    let root = writer.object(
      title: "Whorl theme",
      required: ["format", "version"] + PropertyTable.head.requiredKeys + ["spinner"],
      members: [
        writer.schemaMember,
        .init("format", .keyword("const", .string("whorl-theme"))),
        .init("version", .keyword("const", .number(1))),
      ] + head + [
        .init("spinner", writer.spinner),
        .init("hud", writer.block("How the spinner is presented.", .hud)),
        .init("refresh", writer.block("How a list is pulled down with the spinner.", .refresh)),
      ] + blocks)
    return writer.document(id: "urn:whorl:theme:1", root: root, definitions: writer.definitions)
  }

  /// The schema of the settings file.
  public static func settings(_ unknownKeys: UnknownKeys = .allowed) -> JSONValue {
    let writer = SchemaWriter(unknownKeys: unknownKeys)
    let root = writer.object(
      title: "Whorl settings", required: PropertyTable.settings.requiredKeys,
      members: [writer.schemaMember] + writer.members(.settings))
    return writer.document(
      id: "urn:whorl:settings:1", root: root,
      definitions: writer.definitions.filter { $0.key == SchemaDefinition.row.rawValue })
  }
}
