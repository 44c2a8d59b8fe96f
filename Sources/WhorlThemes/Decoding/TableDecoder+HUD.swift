import WhorlCore

extension TableDecoder {
  /// Characters that are a picture.
  mutating func glyph(
    _ node: JSONNode, isASCII: Bool, _ kind: PropertyKind, _ name: String
  ) -> String? {
    let maximum = isASCII ? PropertyKind.glyphCells : PropertyKind.glyphScalars
    guard let text = text(node, maximum: maximum, name, kind) else { return nil }
    if isASCII, !text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return unfit(node, name, kind) }
    let cells = text.cellWidth
    guard cells <= PropertyKind.glyphCells else {
      return error(
        at: node, .tooWide(name: name, cells: cells, maximum: PropertyKind.glyphCells))
    }
    return text
  }

  /// The name of a file that lies in the theme's folder, however deep.
  mutating func file(_ node: JSONNode, _ kind: PropertyKind, _ name: String) -> String? {
    guard let text = text(node, maximum: PropertyKind.fileScalars, name, kind) else { return nil }
    let isInside = !text.hasPrefix("/") && !text.split(separator: "/").contains("..")
    return isInside ? text : unfit(node, name, kind)
  }
}
