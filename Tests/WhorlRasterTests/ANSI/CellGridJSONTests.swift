import Testing
import WhorlCore
import WhorlRaster

@Suite struct CellGridJSONTests {
  @Test func `cells are listed with their places and colours`() {
    var grid = CellGrid(columns: 4, rows: 2)
    grid.write("\"\\", row: 0, column: 1, foreground: Scenes.blue)
    grid.write("日", row: 1, column: 0)
    grid.write(" ", row: 1, column: 2, foreground: .white)
    grid.write(" ", row: 1, column: 3, background: .white)
    let json = ##"""
      {"columns":4,"rows":2,"cells":[\##
      {"row":0,"column":1,"glyph":"\"","foreground":"#007AFF","background":null},\##
      {"row":0,"column":2,"glyph":"\\","foreground":"#007AFF","background":null},\##
      {"row":1,"column":0,"glyph":"日","foreground":null,"background":null},\##
      {"row":1,"column":3,"glyph":" ","foreground":null,"background":"#FFFFFF"}]}

      """##
    #expect(String(decoding: grid.json, as: UTF8.self) == json)
  }

  @Test func `a quote with a mark on it is escaped too`() {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.write("\"\u{301}\\\u{308}", row: 0, column: 0)
    let glyphs = String(decoding: grid.json, as: UTF8.self).split(separator: ",")
      .filter { $0.hasPrefix("\"glyph\"") }.map { Array($0.unicodeScalars) }
    #expect(
      glyphs == [
        Array("\"glyph\":\"\\\"\u{301}\"".unicodeScalars),
        Array("\"glyph\":\"\\\\\u{308}\"".unicodeScalars),
      ])
  }

  @Test func `bold and dim characters say so`() {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.write("a", row: 0, column: 0, style: [.bold, .dim])
    let json =
      #"{"columns":1,"rows":1,"cells":[{"row":0,"column":0,"glyph":"a","foreground":null,"#
      + #""background":null,"bold":true,"dim":true}]}"#
    #expect(String(decoding: grid.json, as: UTF8.self) == json + "\n")
  }

  @Test func `an empty grid has no cells`() {
    let json = CellGrid(columns: 0, rows: 12).json
    #expect(String(decoding: json, as: UTF8.self) == #"{"columns":0,"rows":12,"cells":[]}"# + "\n")
  }
}
