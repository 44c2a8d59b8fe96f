import Testing
import WhorlCore

@testable import WhorlStudio

struct KeyTableTests {
  @Test(arguments: Pane.allCases)
  func `no key means two things in one pane`(pane: Pane) {
    var seen: [KeyPress: String] = [:]
    for binding in KeyTable.bindings(in: pane) {
      for press in binding.presses {
        #expect(seen.updateValue(binding.help, forKey: press) == nil, "\(press.text(ascii: true))")
      }
    }
  }

  @Test(arguments: Pane.allCases)
  func `every key of the table does what the table says`(pane: Pane) {
    for binding in KeyTable.bindings(in: pane) {
      for press in binding.presses {
        #expect(KeyTable.action(for: press, in: pane) == binding.action)
      }
    }
  }

  @Test(arguments: Pane.allCases)
  func `the bottom line of a wide screen has a word for every key that has one`(pane: Pane) {
    var studio = Studio(Fixture.own, columns: 200, rows: 30)
    studio.open(pane)
    let line = studio.screen.split(separator: "\n", omittingEmptySubsequences: false)[29]
    let hints = KeyTable.bindings(in: pane).compactMap { binding in
      binding.hint.map { "\(binding.presses[0].text(ascii: false)) \($0)" }
    }
    #expect(line == " " + hints.joined(separator: "  "))
  }

  @Test func `every line of the list of keys is seen whole on the narrowest screen`() {
    for binding in KeyTable.all {
      #expect(binding.help.cellWidth <= 37, "\(binding.help)")
    }
  }

  @Test(arguments: [Pane.line, .commands])
  func `nothing that is typed into a line is a key of it`(pane: Pane) {
    let typed = KeyTable.bindings(in: pane).flatMap(\.presses).compactMap(\.typed)
    #expect(typed == [])
  }

  @Test func `palette, help and quit stay in the bottom line of the narrowest screen`() {
    let studio = Studio(Fixture.own, columns: 60, rows: 20)
    #expect(studio.screen.hasSuffix(": palette  ? help  q quit"))
  }

  @Test func `keys have the names that are on keyboards`() {
    let presses: [KeyPress] = [
      .control("s"), .character(" "), .init(.tab, .shift), .init(.up), .init(.function(1)),
      .init(.left, [.alt, .shift]), .character("U"),
    ]
    #expect(
      presses.map { $0.text(ascii: false) } == [
        "Ctrl+S", "Space", "Shift+Tab", "↑", "F1", "Alt+Shift+←", "U",
      ])
    #expect(KeyPress(.up).text(ascii: true) == "Up")
  }
}

extension Studio {
  /// Brings a pane to the front.
  fileprivate mutating func open(_ pane: Pane) {
    switch pane {
    case .gallery: break
    case .editor: press(.init(.enter))
    case .line: press(.character("/"))
    case .commands: press(.character(":"))
    case .question: press(.character("D"))
    case .stage: press(.character("H"))
    }
  }
}
