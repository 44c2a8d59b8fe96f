import Testing

@testable import WhorlStudio

struct LineEditorTests {
  @Test func `text goes in at the caret`() {
    var line = LineEditor("ac")
    line.perform(.left)
    line.insert("b")
    #expect(line.text == "abc")
    #expect(line.caret == 2)
  }

  @Test func `a combining mark joins the character before the caret`() {
    var line = LineEditor("ex")
    line.perform(.left)
    line.insert("\u{301}")
    #expect(line.text == "e\u{301}x")
    #expect(line.caret == 1)
  }

  @Test func `an emoji of several scalars is deleted as one`() {
    var line = LineEditor("a👩‍👩‍👧")
    line.perform(.deleteLeft)
    #expect(line.text == "a")
  }

  @Test func `a wide character is one step of the caret`() {
    var line = LineEditor("中文")
    line.perform(.left)
    line.perform(.deleteLeft)
    #expect(line.text == "文")
    #expect(line.caret == 0)
  }

  @Test func `the caret stops at the ends`() {
    var line = LineEditor("a")
    line.perform(.right)
    line.perform(.right)
    #expect(line.caret == 1)
    line.perform(.left)
    line.perform(.left)
    #expect(line.caret == 0)
  }

  @Test func `deleting at an end changes nothing`() {
    var line = LineEditor("a")
    line.perform(.deleteRight)
    #expect(line.text == "a")
    line.perform(.start)
    line.perform(.deleteLeft)
    #expect(line.text == "a")
  }

  @Test func `words are letters and digits`() {
    var line = LineEditor("one two-3")
    line.perform(.wordLeft)
    #expect(line.caret == 8)
    line.perform(.wordLeft)
    #expect(line.caret == 4)
    line.perform(.wordRight)
    #expect(line.caret == 7)
    line.perform(.deleteWord)
    #expect(line.text == "one -3")
  }

  @Test func `deleting to either end keeps the other part`() {
    var line = LineEditor("abcd")
    line.perform(.left)
    line.perform(.left)
    line.perform(.deleteToEnd)
    #expect(line.text == "ab")
    line.perform(.left)
    line.perform(.deleteToStart)
    #expect(line.text == "b")
  }

  @Test func `undo goes back through the line's own changes`() {
    var line = LineEditor("a")
    line.insert("b")
    line.perform(.deleteToStart)
    line.perform(.undo)
    #expect(line.text == "ab")
    line.perform(.undo)
    #expect(line.text == "a")
    line.perform(.undo)
    #expect(line.text == "a")
  }

  @Test func `line ends become spaces and other controls go`() {
    var line = LineEditor()
    line.insert("one\ntwo\tthree\u{1B}[31m\u{7F}")
    #expect(line.text == "one two three[31m")
  }

  @Test func `the window keeps the caret in sight`() {
    var line = LineEditor("abcdef")
    #expect(line.window(columns: 4) == LineEditor.Window(text: "def", caret: 3))
    line.perform(.start)
    #expect(line.window(columns: 4) == LineEditor.Window(text: "abcd", caret: 0))
  }

  @Test func `the window never shows half a wide character`() {
    let line = LineEditor("中文字")
    #expect(line.window(columns: 4) == LineEditor.Window(text: "字", caret: 2))
    #expect(line.window(columns: 5) == LineEditor.Window(text: "文字", caret: 4))
  }
}
