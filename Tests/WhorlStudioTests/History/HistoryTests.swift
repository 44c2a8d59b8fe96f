import Testing
import WhorlCore
import WhorlThemes

@testable import WhorlStudio

struct HistoryTests {
  private static let width = FieldID(PropertyPath(["spinner", "lineWidth"]))
  private static let size = FieldID(PropertyPath(["spinner", "size"]))

  private static func text(_ number: Int) -> ThemeText {
    .broken(Array("\(number)".utf8), [])
  }

  private static func edit(
    _ from: Int, _ to: Int, of field: FieldID? = width, id: String = "a", at seconds: Double
  ) -> Change {
    Change(
      id: id, deed: .edit(before: text(from), after: text(to)),
      summary: Change.Summary(subject: "Line width", from: "\(from)", to: "\(to)"), field: field,
      time: Time(seconds: seconds))
  }

  @Test func `steps of one field that follow each other quickly are one change`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(2, 3, at: 0.59))
    history.record(Self.edit(3, 4, at: 1.18))
    #expect(history.done == [Self.edit(1, 4, at: 1.18)])
  }

  @Test func `after a pause a new change begins`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(2, 3, at: 0.6))
    #expect(history.done == [Self.edit(1, 2, at: 0), Self.edit(2, 3, at: 0.6)])
  }

  @Test func `changes of different fields stay apart`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(2, 3, of: Self.size, at: 0.1))
    #expect(history.done.count == 2)
  }

  @Test func `changes of different themes stay apart`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(1, 2, id: "b", at: 0.1))
    #expect(history.done.count == 2)
  }

  @Test func `a step and a step back are no change`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(2, 1, at: 0.2))
    #expect(history.done == [])
  }

  @Test func `undo takes the newest change of the theme, whatever came later elsewhere`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(1, 2, id: "b", at: 1))
    #expect(history.undo(of: "a") == Self.edit(1, 2, at: 0))
    #expect(history.undo(of: "a") == nil)
    #expect(history.undo(of: nil) == Self.edit(1, 2, id: "b", at: 1))
  }

  @Test func `redo takes back what was undone, until something else is done to the theme`() {
    var history = History()
    history.record(Self.edit(1, 2, at: 0))
    history.record(Self.edit(1, 2, id: "b", at: 1))
    _ = history.undo(of: "a")
    _ = history.undo(of: "b")
    history.record(Self.edit(1, 5, at: 2))
    #expect(history.redo(of: "a") == nil)
    #expect(history.redo(of: nil) == Self.edit(1, 2, id: "b", at: 1))
  }

  @Test func `five hundred changes are kept`() {
    var history = History()
    for number in 0..<510 { history.record(Self.edit(number, number + 1, at: Double(number))) }
    #expect(history.done.count == 500)
    #expect(history.done.first == Self.edit(10, 11, at: 10))
  }

  @Test func `the texts of all changes together are bounded`() {
    var history = History()
    let large = ThemeText.broken([UInt8](repeating: 0x20, count: 1 << 20), [])
    for number in 0..<100 {
      history.record(
        Change(
          id: "a", deed: .edit(before: large, after: Self.text(number)),
          summary: Change.Summary(subject: ""), field: nil, time: Time(seconds: Double(number))))
    }
    #expect(history.done.count == 63)
  }
}
