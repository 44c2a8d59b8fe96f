import WhorlCore
public import WhorlThemes

/// A theme file with every property written out, in the order of the tables.
public enum SpelledOutTheme {
  /// Writes a theme out.
  ///
  /// - Throws: where the theme holds a value that no file may.
  public static func write(
    _ document: ThemeDocument
  ) throws(ThemeError) -> (bytes: [UInt8], losses: [ExportLoss]) {
    let full = try ThemeDocument(new: document.theme, spellingOutDefaults: true)
    var losses: [ExportLoss] = []
    collect(document.json.root, at: .root, missingFrom: full.json, into: &losses)
    return (full.bytes, losses)
  }

  /// Notes the keys of an object that another document does not have.
  private static func collect(
    _ node: JSONNode, at pointer: JSONPointer, missingFrom other: JSONDocument,
    into losses: inout [ExportLoss]
  ) {
    guard other.node(at: pointer)?.kind == .object else { return }
    for member in node.members {
      let inner = pointer.appending(member.key.string ?? "")
      if other.node(at: inner) == nil {
        losses.append(.unknownKey(inner))
      } else {
        collect(member.value, at: inner, missingFrom: other, into: &losses)
      }
    }
  }
}
