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

  @Test func `an empty grid has no cells`() {
    let json = CellGrid(columns: 0, rows: 12).json
    #expect(String(decoding: json, as: UTF8.self) == #"{"columns":0,"rows":12,"cells":[]}"# + "\n")
  }
}
