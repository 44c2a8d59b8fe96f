import Testing
import WhorlCore
import WhorlRaster

@testable import WhorlStudio

struct StudioFrameTests {
  private static func line(_ text: String, columns: Int, ascii: Bool = false) -> StudioFrame {
    var frame = StudioFrame(columns: columns, rows: 1, marks: ascii ? .ascii : .unicode)
    frame.write(text, in: frame.region)
    return frame
  }

  @Test func `text that is too long ends in an ellipsis`() {
    #expect(Self.line("abcdef", columns: 4).text == "abc…")
    #expect(Self.line("abcdef", columns: 4, ascii: true).text == "abc~")
  }

  @Test func `a wide character is never cut in two`() {
    let frame = Self.line("a中文", columns: 4)
    #expect(frame.text == "a中…")
    #expect(frame[row: 0, column: 2] == .continuation)
  }

  @Test func `writing over half a wide character blanks the other half`() {
    var frame = Self.line("中文", columns: 4)
    frame.write("x", in: Region(column: 1, row: 0, columns: 1, rows: 1))
    #expect(frame.text == " x文")
    frame.write("y", in: Region(column: 2, row: 0, columns: 1, rows: 1))
    #expect(frame.text == " xy")
  }

  @Test func `control characters are shown as symbols`() {
    #expect(Self.line("a\u{1B}[31m\u{7F}", columns: 9).text == "a␛[31m␡")
  }

  @Test func `a character that turns the text's direction is shown by its code`() {
    #expect(Self.line("\u{202E}x", columns: 9).text == "<U+202E>x")
  }

  @Test func `where only ASCII is shown, other characters are question marks`() {
    #expect(Self.line("é中", columns: 4, ascii: true).text == "??")
  }

  @Test func `nothing is written outside the screen`() {
    var frame = StudioFrame(columns: 3, rows: 2, marks: .unicode)
    frame.box(Region(column: -1, row: -1, columns: 3, rows: 3))
    frame.write("abc", in: Region(column: 2, row: 1, columns: 5, rows: 1))
    frame.write("abc", in: Region(column: 0, row: 7, columns: 5, rows: 1))
    #expect(frame.text == " │\n─┘…")
  }

  @Test func `the topmost target is hit`() {
    var frame = StudioFrame(columns: 4, rows: 1, marks: .unicode)
    frame.targets = [
      ClickTarget(region: frame.region, target: .theme("below")),
      ClickTarget(
        region: Region(column: 1, row: 0, columns: 2, rows: 1), target: .theme("above")),
    ]
    #expect(frame.target(column: 1, row: 0) == .theme("above"))
    #expect(frame.target(column: 3, row: 0) == .theme("below"))
    #expect(frame.target(column: 4, row: 0) == nil)
  }

  @Test func `a newer picture leaves alone what lies over it`() {
    var frame = StudioFrame(columns: 3, rows: 1, marks: .unicode)
    var old = CellGrid(columns: 3, rows: 1)
    old.write("abc", row: 0, column: 0)
    let slot = PictureSlot(source: .theme("x"), row: 0, column: 0, columns: 3, rows: 1)
    frame.show(old, in: slot)
    frame.write("|", in: Region(column: 1, row: 0, columns: 1, rows: 1))
    var new = CellGrid(columns: 3, rows: 1)
    new.write("xyz", row: 0, column: 0)
    let changes = frame.refresh(slot, with: new)
    #expect(frame.text == "x|z")
    #expect(changes.map(\.column) == [0, 2])
    #expect(frame.refresh(slot, with: new) == [])
  }

  @Test(arguments: [(1, "x| c", "y| z"), (2, "x |c", "y |z")])
  func `half a wide glyph of a picture is never shown`(
    column: Int, before: String, after: String
  ) {
    var frame = StudioFrame(columns: 4, rows: 1, marks: .unicode)
    let slot = PictureSlot(source: .theme("x"), row: 0, column: 0, columns: 4, rows: 1)
    var old = CellGrid(columns: 4, rows: 1)
    old.write("x中c", row: 0, column: 0)
    frame.show(old, in: slot)
    frame.write("|", in: Region(column: column, row: 0, columns: 1, rows: 1))
    #expect(frame.text == before)
    var new = CellGrid(columns: 4, rows: 1)
    new.write("y文z", row: 0, column: 0)
    _ = frame.refresh(slot, with: new)
    #expect(frame.text == after)
  }
}
