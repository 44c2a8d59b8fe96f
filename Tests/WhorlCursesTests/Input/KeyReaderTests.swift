import Testing
import WhorlStudio

@testable import WhorlCurses

struct KeyReaderTests {
  /// What a terminal sends in pieces comes to; nothing comes for a while after each piece.
  private static func events(_ pieces: [[UInt8]]) -> [Event] {
    var reader = KeyReader()
    return pieces.flatMap { piece in
      piece.compactMap { reader.take($0) } + [reader.pause()].compactMap { $0 }
    }
  }

  private static func events(_ pieces: String...) -> [Event] {
    events(pieces.map { Array($0.utf8) })
  }

  private static func pasted(_ pieces: [UInt8]...) -> [Event] {
    var reader = KeyReader()
    var events = [reader.take(.pasteStart)]
    for piece in pieces {
      for byte in piece { events.append(reader.take(byte)) }
      events.append(reader.pause())
    }
    return events.compactMap { $0 }
  }

  @Test(arguments: ["q", "é", "ก", "漢", "👩"])
  func `a character may come in pieces`(character: String) {
    let pieces = character.utf8.map { [$0] }
    #expect(Self.events(pieces) == [.key(.character(Character(character)))])
  }

  @Test func `what is no character is left out, and nothing else`() {
    #expect(
      Self.events([[0xFF, 0x61], [0xC3, 0x28], [0xE2, 0x82], [0x62], [0xED, 0xA0, 0x80, 0x63]])
        == ["a", "(", "b", "c"].map { .key(.character($0)) })
  }

  @Test func `an escape that nothing follows is a key`() {
    #expect(Self.events("\u{1B}") == [.key(KeyPress(.escape))])
    #expect(Self.events("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
    #expect(Self.events("\u{1B}", "a") == [.key(KeyPress(.escape)), .key(.character("a"))])
  }

  @Test(arguments: ["a", "é", "[", "O", "P", "]"])
  func `what comes with an escape was typed with Alt`(character: String) {
    let press = KeyPress(.character(Character(character)), .alt)
    #expect(Self.events("\u{1B}" + character) == [.key(press)])
  }

  @Test func `Alt goes with arrows too`() {
    var reader = KeyReader()
    #expect(reader.take(0x1B) == nil)
    #expect(reader.take(.key(KeyPress(.up))) == .key(KeyPress(.up, .alt)))
    #expect(reader.take(.key(KeyPress(.up))) == .key(KeyPress(.up)))
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[25~", "\u{1B}[27;5;9~", "\u{1B}[57414u", "\u{1B}OE",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}P1$r0m\u{1B}\\",
  ])
  func `a sequence that is not known types nothing`(sequence: String) {
    #expect(Self.events(sequence + "a") == [.key(.character("a"))])
  }

  @Test func `a strange sequence may come in pieces`() {
    #expect(Self.events("\u{1B}[2", "5~a") == [.key(.character("a"))])
    #expect(
      Self.events("\u{1B}[2", "\u{1B}", "a")
        == [.key(KeyPress(.escape)), .key(.character("a"))])
  }

  @Test func `a pasted text comes as one`() {
    let text = "a\tb\n\u{3}q\u{1B}é"
    #expect(Self.pasted(Array((text + "\u{1B}[201~").utf8)) == [.paste(text)])
  }

  @Test func `the end of a pasted text may come in pieces`() {
    #expect(
      Self.pasted(Array("a\u{1B}".utf8), Array("[2".utf8), Array("01~".utf8)) == [.paste("a")])
    #expect(Self.pasted(Array("a\u{1B}\u{1B}[201~".utf8)) == [.paste("a\u{1B}")])
  }

  @Test func `Ctrl+C alone ends a pasted text that has no end`() {
    #expect(Self.pasted(Array("ab".utf8), [0x03]) == [.paste("ab\u{3}")])
    #expect(Self.pasted(Array("ab".utf8), [0x03, 0x61]) == [])
    #expect(Self.pasted(Array("ab\u{3}".utf8)) == [])
  }

  @Test func `a pasted text that is too long is cut`() {
    let bytes = [UInt8](repeating: 0x78, count: 1 << 21) + Array("\u{1B}[201~".utf8)
    #expect(Self.pasted(bytes) == [.paste(String(repeating: "x", count: 1 << 20))])
  }
}
