import Testing
import WhorlCore
import WhorlRaster

@Suite struct ANSIWriterChangesTests {
  private let old = CellGrid(columns: 8, rows: 3)

  private var changes: [CellChange] {
    var new = old
    new.write("ab", row: 0, column: 1, foreground: Color(red: 255, green: 0, blue: 0))
    new.write("c", row: 0, column: 5)
    new.write("日d", row: 2, column: 0)
    return new.changes(from: old)
  }

  private func relative(_ changes: [CellChange], cursorRow: Int, column: Int = 0) -> String {
    var writer = ANSIWriter(depth: .ansi16)
    writer.write(changes, cursorRow: cursorRow, column: column)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func absolute(_ changes: [CellChange], row: Int, column: Int) -> String {
    var writer = ANSIWriter(depth: .ansi16)
    writer.write(changes, originRow: row, originColumn: column)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `relative movement starts and ends in the cursor's row`() {
    #expect(
      relative(changes, cursorRow: 3)
        == "\r\u{1B}[3A\u{1B}[C\u{1B}[91mab\u{1B}[2C\u{1B}[39mc"
        + "\r\u{1B}[2B日\r\u{1B}[2Cd\r\u{1B}[B")
  }

  @Test func `relative movement knows where the picture's left edge is`() {
    #expect(
      relative(Array(changes.suffix(1)), cursorRow: 2, column: 4)
        == "\r\u{1B}[4C日\r\u{1B}[6Cd\r")
  }

  @Test func `absolute movement addresses cells from the picture's corner`() {
    #expect(
      absolute(changes, row: 10, column: 20)
        == "\u{1B}[11;22H\u{1B}[91mab\u{1B}[2C\u{1B}[39mc\u{1B}[13;21H日\u{1B}[13;23Hd")
  }

  @Test func `colours are the default ones again at the end`() {
    #expect(
      absolute(Array(changes.prefix(1)), row: 0, column: 0) == "\u{1B}[1;2H\u{1B}[91mab\u{1B}[0m")
    #expect(
      relative(Array(changes.prefix(1)), cursorRow: 0) == "\r\u{1B}[C\u{1B}[91mab\u{1B}[0m\r")
  }

  @Test func `without changes nothing is written`() {
    #expect(relative([], cursorRow: 2) == "")
    #expect(absolute([], row: 2, column: 2) == "")
  }

  @Test func `bytes that were taken are not written again`() {
    var writer = ANSIWriter(depth: .monochrome)
    writer.write(Cell(glyph: "a", foreground: .white))
    #expect(writer.take() == [UInt8(ascii: "a")])
    #expect(writer.bytes == [])
  }

  @Test func `bold and dim are written where they begin and end`() {
    var new = old
    new.write("a", row: 0, column: 0, style: .bold)
    new.write("b", row: 0, column: 1, style: [.bold, .dim])
    new.write("c", row: 0, column: 2, style: .dim)
    new.write("d", row: 0, column: 3)
    let changes = new.changes(from: old)
    #expect(
      absolute(changes, row: 0, column: 0)
        == "\u{1B}[1;1H\u{1B}[1ma\u{1B}[2mb\u{1B}[22;2mc\u{1B}[22md")
  }

  @Test func `styles are no colours, but end with them`() {
    var new = old
    new.write("a", row: 0, column: 0, foreground: .white, style: .dim)
    let changes = new.changes(from: old)
    func text(_ writer: ANSIWriter) -> String {
      var writer = writer
      writer.write(changes, originRow: 0, originColumn: 0)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(text(ANSIWriter(depth: .monochrome)) == "\u{1B}[1;1H\u{1B}[2ma\u{1B}[0m")
    #expect(text(ANSIWriter(depth: .monochrome, hasStyles: false)) == "\u{1B}[1;1Ha")
  }
}
