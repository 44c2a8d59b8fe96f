import Testing
import WhorlTestSupport

@testable import WhorlTerminal

struct ControlSequencesTests {
  /// The sequences in some text, and what is left at its end.
  private func parts(_ text: String) -> (found: [String], rest: String) {
    let bytes = Array(text.utf8)
    var sequences = ControlSequences(in: bytes)
    var found: [String] = []
    while let range = sequences.next() {
      found.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return (found, String(decoding: bytes[sequences.place...], as: UTF8.self))
  }

  @Test(arguments: [
    ("plain", []), ("a\u{1B}[31mb\u{1B}[mc", ["\u{1B}[31m", "\u{1B}[m"]),
    ("\u{1B}(B", ["\u{1B}(B"]), ("\u{1B}=", ["\u{1B}="]), ("\u{1B}c", ["\u{1B}c"]),
    ("\u{1B}]0;a title\u{07}x", ["\u{1B}]0;a title\u{07}"]),
    ("\u{1B}]0;a title\u{1B}\\x", ["\u{1B}]0;a title\u{1B}\\"]),
    ("\u{1B}P$qm\u{1B}\\", ["\u{1B}P$qm\u{1B}\\"]), ("\u{1B}_G\u{1B}\\", ["\u{1B}_G\u{1B}\\"]),
  ])
  func `sequences and strings are found whole`(text: String, sequences: [String]) {
    #expect(parts(text).found == sequences)
    #expect(parts(text).rest == "")
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}[31m", ["\u{1B}", "\u{1B}[31m"]),
    ("\u{1B}[3\u{1B}[31m", ["\u{1B}[3", "\u{1B}[31m"]),
    ("\u{1B}[3\u{18}1m", ["\u{1B}[3\u{18}"]),
    ("\u{1B}(\u{1B}[31m", ["\u{1B}(", "\u{1B}[31m"]),
    ("\u{1B}]0;title\u{1B}[31m", ["\u{1B}]0;title", "\u{1B}[31m"]),
    ("\u{1B}]0;title\u{1A}x", ["\u{1B}]0;title\u{1A}"]),
    ("\u{1B}\u{18}[31m", ["\u{1B}\u{18}"]),
  ])
  func `what breaks a sequence off begins another, or ends it`(
    text: String, sequences: [String]
  ) {
    #expect(parts(text).found == sequences)
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[31", "\u{1B}]0;title", "\u{1B}]0;title\u{1B}", "\u{1B}(",
  ])
  func `a sequence without its end is left over`(text: String) {
    #expect(parts("a" + text).found == [])
    #expect(parts("a" + text).rest == text)
  }

  @Test(arguments: [
    ("a\u{1B}[6nb", "ab"), ("\u{1B}[c", ""), ("\u{1B}[>q", ""), ("\u{1B}[?2026$p", ""),
    ("\u{1B}]11;?\u{1B}\\x", "x"), ("\u{1B}]11;?\u{07}x", "x"), ("\u{1B}P+q544e\u{1B}\\x", "x"),
    ("\u{1B}[?u", ""), ("\u{1B}[18t", ""), ("\u{05}a", "a"), ("\u{1B}Za", "a"),
    ("\u{1B}[31ma\u{1B}[1;5H", "\u{1B}[31ma\u{1B}[1;5H"), ("\u{1B}[22;0t", "\u{1B}[22;0t"),
    ("\u{1B}]11;#FFF\u{07}x", "\u{1B}]11;#FFF\u{07}x"), ("\u{1B}\u{1B}[6n", "\u{1B}"),
    ("a\u{1B}\r[cb", "ab"), ("\u{9B}6nx", "6nx"), ("é", "é"),
    ("\u{1B}_Gi=1,a=q;AAAA\u{1B}\\x", "x"), ("\u{1B}_Ga=T,i=3;AAAA\u{1B}\\x", "x"),
    ("\u{1B}_Ga=T,q=2,i=3;A\u{1B}\\", "\u{1B}_Ga=T,q=2,i=3;A\u{1B}\\"),
  ])
  func `only what a terminal would answer is taken out`(text: String, kept: String) {
    #expect(String(decoding: Array(text.utf8).withoutQueries, as: UTF8.self) == kept)
  }

  @Test(arguments: [
    ("", false), ("a", true), ("a\n", false), ("a\n\u{1B}[m", false), ("a\n\u{1B}[31mb", true),
    ("a\n\u{1B}]0;title\u{07}", false), ("a\n\u{1B}[31", false), ("a\n\r", false),
    ("a\n\u{1B}\u{1B}[m", false),
  ])
  func `a line goes on where something can be seen after the last newline`(
    text: String, goesOn: Bool
  ) {
    #expect(Array(text.utf8).endsInLine == goesOn)
  }

  @Test func `any bytes are taken apart, in whatever pieces they come`() {
    var random = SeededGenerator(seed: 6)
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[[]P(mhl?;125\\\u{07}\u{18}\na".utf8)
    for _ in 0..<3000 {
      let length = Int.random(in: 0...24, using: &random)
      let bytes = (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)]
      }
      var sequences = ControlSequences(in: bytes)
      var place = 0
      while let sequence = sequences.next() {
        #expect(sequence.lowerBound >= place && bytes[sequence.lowerBound] == 0x1B, "\(bytes)")
        #expect(!bytes[place..<sequence.lowerBound].contains(0x1B), "\(bytes)")
        #expect(!sequence.isEmpty, "\(bytes)")
        place = sequence.upperBound
      }
      let cut = Int.random(in: 0...length, using: &random)
      var whole = OutputResidue()
      whole.take(bytes)
      var pieces = OutputResidue()
      pieces.take(Array(bytes[..<cut]))
      pieces.take(Array(bytes[cut...]))
      #expect(pieces.takeUndoing() == whole.takeUndoing(), "\(bytes) at \(cut)")
      #expect(bytes.withoutQueries.count <= length)
      _ = bytes.endsInLine
      _ = PlainText.of(bytes[...])
    }
  }
}
