import WhorlCore

extension CellGrid {
  /// The cells as one line of JSON and a newline.
  ///
  /// `{"columns","rows","cells":[{"row","column","glyph","foreground","background"}…]}`, row by
  /// row from 0: a wide character once, at its left cell; a blank cell only if it has a
  /// background; `null` for the host's default colours. Bold and dim characters have `"bold":true`
  /// and `"dim":true` besides.
  public var json: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(ascii: "{\"columns\":")
    bytes.append(decimal: columns)
    bytes.append(ascii: ",\"rows\":")
    bytes.append(decimal: rows)
    bytes.append(ascii: ",\"cells\":[")
    var isFirst = true
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[row: row, column: column]
        if cell.isContinuation || cell.glyph == " " && cell.background == nil { continue }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes.append(ascii: "{\"row\":")
        bytes.append(decimal: row)
        bytes.append(ascii: ",\"column\":")
        bytes.append(decimal: column)
        bytes.append(json: cell)
      }
    }
    bytes.append(ascii: "]}\n")
    return bytes
  }
}

extension [UInt8] {
  /// Appends the members that say what a cell looks like, and the end of its object.
  fileprivate mutating func append(json cell: Cell) {
    append(ascii: ",\"glyph\":\"")
    // A combining mark makes another character of a quote, but JSON sees the quote.
    let first = cell.glyph.unicodeScalars.first
    if first == "\"" || first == "\\" { append(UInt8(ascii: "\\")) }
    append(glyph: cell.glyph)
    append(ascii: "\",\"foreground\":")
    append(json: cell.foreground)
    append(ascii: ",\"background\":")
    append(json: cell.background)
    if cell.style.contains(.bold) { append(ascii: ",\"bold\":true") }
    if cell.style.contains(.dim) { append(ascii: ",\"dim\":true") }
    append(UInt8(ascii: "}"))
  }

  private mutating func append(json color: Color?) {
    guard let color else { return append(ascii: "null") }
    append(UInt8(ascii: "\""))
    append(contentsOf: color.hex.utf8)
    append(UInt8(ascii: "\""))
  }
}
