import Testing
import WhorlCore

@testable import WhorlStudio
@testable import WhorlThemes

struct FieldStepsTests {
  private static func field(
    _ kind: PropertyKind, _ value: PropertyValue, default fallback: PropertyValue = .absent
  ) -> Field {
    let path = PropertyPath(["spinner", "key"])
    let description = PropertyDescription(
      path: path, kind: kind, group: .look, label: "Key", help: "", isRequired: false,
      defaultValue: fallback)
    return Field(
      id: FieldID(path), description: description, label: "Key", kind: kind, value: value,
      isChanged: false)
  }

  private static let points = NumberRule(.points, 0.25...512, step: 0.25)

  private static func step(
    _ kind: PropertyKind, _ value: PropertyValue, by count: Double, resolved: Double? = nil
  ) -> PropertyValue? {
    field(kind, value).stepped(by: Step(count: count), resolved: resolved, palette: ["sea"])
  }

  @Test func `a number goes by its own step`() {
    #expect(Self.step(.number(Self.points), .number(2), by: 1) == .number(2.25))
    #expect(Self.step(.number(Self.points), .number(2), by: -10) == .number(0.25))
    #expect(Self.step(.number(Self.points), .number(2), by: 0.1) == .number(2.025))
  }

  @Test func `at the end of its range a number does not move`() {
    #expect(Self.step(.number(Self.points), .number(0.25), by: -1) == nil)
    #expect(Self.step(.number(Self.points), .number(512), by: 10) == nil)
  }

  @Test func `steps leave no dust of binary fractions`() {
    let rule = NumberRule(.share, 0...1, step: 0.1)
    var value = PropertyValue.number(0)
    for _ in 0..<3 { value = Self.step(.number(rule), value, by: 1) ?? .absent }
    #expect(value == .number(0.3))
  }

  @Test func `an arc goes by whole degrees`() {
    let rule = NumberRule(.radians, 0...(2 * .pi), step: .pi / 36)
    let value = Self.step(.number(rule), .number(315 * .pi / 180), by: 1)
    #expect(PropertyKind.number(rule).text(of: value ?? .absent) == "320°")
  }

  @Test func `a tenth of a whole number's step is a whole one`() {
    let rule = NumberRule(.count, 1...12, step: 1, isWhole: true)
    #expect(Self.step(.number(rule), .number(3), by: 0.1) == .number(4))
  }

  @Test func `behind the words come the numbers, from the one that a word stands for`() {
    let kind = PropertyKind.numberOrWord(Self.points, words: ["inner", "edge"])
    #expect(Self.step(kind, .word("inner"), by: 1, resolved: 10.5) == .word("edge"))
    #expect(Self.step(kind, .word("edge"), by: 1, resolved: 11.5) == .number(11.5))
    #expect(Self.step(kind, .word("inner"), by: -1, resolved: 10.5) == nil)
    #expect(Self.step(kind, .number(0.25), by: -1, resolved: 0.25) == .word("edge"))
  }

  @Test func `never comes before the smallest number`() {
    let kind = PropertyKind.numberOrNever(NumberRule(.seconds, 0...60, step: 0.1))
    #expect(Self.step(kind, .never, by: 1) == .number(0))
    #expect(Self.step(kind, .never, by: -1) == nil)
    #expect(Self.step(kind, .number(0), by: -1) == .never)
    #expect(Self.step(kind, .number(0.05), by: -1) == .number(0))
    #expect(Self.step(kind, .number(1.5), by: 1) == .number(1.6))
    #expect(Self.step(kind, .number(60), by: 1) == nil)
  }

  @Test func `choices and switches go round`() {
    let kind = PropertyKind.choice(["butt", "round", "square"])
    #expect(Self.step(kind, .word("square"), by: 1) == .word("butt"))
    #expect(Self.step(kind, .word("butt"), by: -1) == .word("square"))
    #expect(Self.step(.boolean, .boolean(true), by: 1) == .boolean(false))
  }

  @Test func `a property without a value starts at its default, else where it may`() {
    let rule = NumberRule(.columns, 1...200, step: 1, isWhole: true)
    #expect(Self.step(.number(rule), .absent, by: 1, resolved: 14) == .number(14))
    #expect(Self.step(.number(rule), .absent, by: 1) == .number(1))
  }

  @Test func `a named colour goes to the next name, a literal one turns its hue`() {
    #expect(Self.step(.color, .color(.palette("sea")), by: 1) == .color(.role(.foreground)))
    #expect(
      Self.step(.color, .color(.literal(Color(red: 255, green: 0, blue: 0))), by: 12)
        == .color(.literal(Color(red: 255, green: 255, blue: 0))))
  }

  @Test func `curves go through their names`() {
    #expect(
      Self.step(.timingFunction, .timingFunction(.named(.linear)), by: 1)
        == .timingFunction(.named(.easeIn)))
  }

  @Test func `text has no steps`() {
    #expect(Self.step(.text(maximum: 80), .text("a"), by: 1) == nil)
  }
}
