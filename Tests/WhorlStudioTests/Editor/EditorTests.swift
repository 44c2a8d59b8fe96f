import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct EditorTests {
  /// The editor over the ring, with the focus on its line width.
  private static func studio() -> Studio {
    var studio = Studio(Fixture.own)
    studio.press(.init(.down), .init(.enter), .init(.down))
    return studio
  }

  private static func text(_ studio: Studio) -> String {
    String(decoding: studio.state.library["ring-one"]?.current.bytes ?? [], as: UTF8.self)
  }

  @Test func `the arrows step, and only that value's bytes change`() {
    var studio = Self.studio()
    studio.press(.init(.right))
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "2.25"))
  }

  @Test func `shift steps ten times as far, alt a tenth as far`() {
    var studio = Self.studio()
    studio.press(.init(.right, .shift), .init(.left, .alt))
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "4.475"))
  }

  @Test func `a digit replaces the value, and the picture follows at once`() {
    var studio = Self.studio()
    studio.type("3")
    #expect(studio.state.pane == .line)
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "3"))
    studio.press(.init(.enter))
    #expect(studio.state.pane == .editor)
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "3"))
  }

  @Test func `escape forgets what was typed`() {
    var studio = Self.studio()
    studio.type("3")
    studio.press(.init(.escape))
    #expect(Self.text(studio) == Fixture.ring)
    #expect(studio.state.history.done == [])
  }

  @Test func `an invalid value keeps the last valid picture and never holds the focus`() {
    var studio = Self.studio()
    studio.type("512")
    studio.type("0")
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "512"))
    #expect(studio.screen.contains("! lineWidth is 5120; give a number from 0.25 to 512 pt"))
    studio.press(.init(.down))
    #expect(studio.state.pane == .editor)
    #expect(studio.state.focusedField?.label == "Line cap")
    #expect(Self.text(studio) == Fixture.ring)
    #expect(studio.screen.contains("Line width       5120  ! 0.25 – 512 pt"))
  }

  @Test func `a refused value can be taken up again, or stepped away from`() {
    var studio = Self.studio()
    studio.type("999")
    studio.press(.init(.enter), .init(.enter))
    #expect(studio.state.editor?.entry?.line.text == "999")
    studio.press(.init(.escape), .init(.right))
    #expect(studio.state.editor?.refused == [:])
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "2.25"))
  }

  @Test func `a value that another one forbids is refused with the reason`() {
    var studio = Self.studio()
    for _ in 0..<40 where studio.state.focusedField?.label != "Shortest arc" {
      studio.press(.init(.down))
    }
    studio.type("320")
    #expect(
      studio.state.editor?.entry?.problem
        == "minimumArcLength is 5.585 rad (320°), above maximumArcLength, 5.498 rad (315°)")
  }

  @Test func `backspace takes the value out of the file, r brings the saved one back`() {
    var studio = Self.studio()
    studio.press(.init(.backspace))
    #expect(Self.text(studio) == Fixture.ring.replacing("    \"lineWidth\": 2.00,\n", with: ""))
    #expect(studio.screen.contains("◂ 2 pt ▸"))
    studio.press(.init(.right), .character("r"))
    #expect(studio.state.library["ring-one"]?.current.theme?.lineWidth == 2)
  }

  @Test func `a colour of a list is typed, added and removed`() {
    var studio = Self.studio()
    studio.press(.init(.down), .init(.down), .init(.down), .init(.down))
    #expect(studio.state.focusedField?.subject == "Colours 1")
    studio.type("#")
    studio.type("abc")
    studio.press(.init(.enter))
    #expect(Self.text(studio) == Fixture.ring.replacing("#FF0000", with: "#aabbcc"))
    studio.press(.character("+"))
    #expect(studio.state.focusedField?.subject == "Colours 2")
    #expect(
      studio.state.library["ring-one"]?.current.theme?.colors == [0xAABBCC, 0xAABBCC, 0xFF00])
    studio.press(.init(.delete), .init(.delete))
    #expect(studio.state.library["ring-one"]?.current.theme?.colors == [0xAABBCC])
    studio.press(.init(.delete))
    #expect(studio.state.library["ring-one"]?.current.theme?.colors == [0xAABBCC])
    #expect(studio.status?.hasPrefix("Colours 1: colorSequence is ") == true)
  }

  @Test func `enter goes on to the next choice`() {
    var studio = Self.studio()
    studio.press(.init(.down), .init(.enter))
    #expect(studio.state.library["ring-one"]?.current.theme?.lineCap == .round)
  }

  @Test func `undo says what it undid, and survives a save`() {
    var studio = Self.studio()
    studio.press(.init(.right), .control("s"))
    for case .save(let save) in studio.takeEffects() { studio.send(.saved(save, nil)) }
    #expect(studio.state.library["ring-one"]?.isDirty == false)
    studio.press(.character("u"))
    #expect(studio.status == "undid Line width 2 pt → 2.25 pt")
    #expect(Self.text(studio) == Fixture.ring)
    #expect(studio.state.library["ring-one"]?.isDirty == true)
    studio.press(.character("U"))
    #expect(studio.status == "redid Line width 2 pt → 2.25 pt")
    #expect(studio.state.library["ring-one"]?.isDirty == false)
  }

  @Test func `undo in the editor leaves other themes alone`() {
    var studio = Self.studio()
    studio.press(.init(.right), .init(.escape), .init(.up), .init(.enter), .character("u"))
    #expect(studio.status == "nothing to undo")
    studio.press(.init(.escape), .character("u"))
    #expect(studio.status == "undid ring-one: Line width 2 pt → 2.25 pt")
    #expect(studio.state.gallery.chosen == "ring-one")
  }

  @Test func `escape goes back to the gallery, and the change stays with a mark`() {
    var studio = Self.studio()
    studio.press(.init(.right), .init(.escape))
    #expect(studio.state.pane == .gallery)
    #expect(studio.screen.contains("ring-one             *"))
  }

  @Test func `brackets go from group to group`() {
    var studio = Self.studio()
    studio.press(.character("]"))
    #expect(studio.state.focusedField?.label == "Shortest arc")
    studio.press(.character("]"))
    #expect(studio.state.focusedField?.label == "Layout")
    studio.press(.character("]"))
    #expect(studio.state.focusedField?.label == "Threshold")
    studio.press(.character("]"))
    #expect(studio.state.focusedField?.label == "Columns")
    studio.press(.character("["), .character("["), .character("["), .character("["))
    #expect(studio.state.focusedField?.label == "Size")
  }

  @Test func `a field of a block that is missing has the default, and setting it makes the block`()
  {
    var studio = Self.studio()
    studio.press(.character("]"), .character("]"))
    #expect(studio.state.focusedField?.text == "inline")
    studio.press(.init(.right))
    #expect(studio.state.library["ring-one"]?.current.theme?.hud?.layout == .bar)
    #expect(
      Self.text(studio)
        == Fixture.ring.replacing(
          "\n  }\n}", with: "\n  },\n  \"hud\": {\n    \"layout\": \"bar\"\n  }\n}"))
    studio.press(.character("u"))
    #expect(Self.text(studio) == Fixture.ring)
  }

  @Test func `pasted text becomes the value`() {
    var studio = Self.studio()
    studio.send(.paste("7\n"))
    studio.press(.init(.enter))
    #expect(Self.text(studio) == Fixture.ring.replacing("2.00", with: "7"))
  }

  @Test func `a theme that is not valid cannot be edited, and says why`() {
    var studio = Studio([Studio.own("broken", "{\n  \"format\": 1\n}")])
    studio.press(.init(.enter))
    #expect(studio.state.pane == .gallery)
    #expect(
      studio.status
        == "broken cannot be edited: line 2, column 13, /format: format is 1; a theme has \"whorl-theme\""
    )
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}

extension Theme {
  fileprivate var ring: Ring? {
    if case .ring(let ring) = spinner { ring } else { nil }
  }

  fileprivate var lineWidth: Double? { ring?.lineWidthInPoints }

  fileprivate var lineCap: LineCap? { ring?.lineCap }

  /// The ring's colours as 0xRRGGBB.
  fileprivate var colors: [Int]? {
    ring?.colorSequence.map { color in
      guard case .literal(let literal) = color else { return -1 }
      return Int(literal.red) << 16 | Int(literal.green) << 8 | Int(literal.blue)
    }
  }
}
