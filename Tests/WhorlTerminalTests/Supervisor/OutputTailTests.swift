import Testing

@testable import WhorlTerminal

struct OutputTailTests {
  private func tail(_ capacity: Int, _ texts: [String]) -> OutputTail {
    var tail = OutputTail(capacity: capacity)
    for text in texts { Array(text.utf8).withUnsafeBytes { tail.append($0) } }
    return tail
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [
    [], ["abc"], ["abc", "de"], ["abcdefgh"], ["abc", "defgh"], ["abcdefghij"], ["abcdefgh", "i"],
    ["abc", "defghijklmnopqrstuvw"], ["a", "bcdefgh", "ijk", "lmnopqr"], ["abcdefghijklmnop", "q"],
    ["abc", "abcdefghijklmnopqrstuvwxyz", "xyz"],
  ])
  func `the last bytes are there, in order`(texts: [String]) {
    let all = texts.joined()
    let tail = tail(8, texts)
    for count in 0...9 { #expect(text(tail.suffix(count)) == all.suffix(min(count, 8))) }
    #expect(tail.total == all.utf8.count)
    #expect(tail.lost == max(0, all.utf8.count - 8))
  }

  @Test func `lines are counted from the end, with and without a last newline`() {
    for (text, count, expected) in [
      ("a\nb\nc\n", 2, "b\nc\n"), ("a\nb\nc", 2, "b\nc"), ("a\nb\n", 5, "a\nb\n"), ("a\n", 0, ""),
      ("", 1, ""), ("\n\n\n", 2, "\n\n"),
    ] {
      #expect(self.text(tail(64, [text]).lines(atMost: count).bytes) == expected, "\(text)")
    }
    #expect(tail(4, ["abcdef"]).lines(atMost: nil).lost == 2)
  }

  @Test func `an unfinished line is what follows the last newline`() {
    #expect(text(tail(64, ["one\ntwo"]).unfinishedLine(atMost: 32)) == "two")
    #expect(tail(64, ["one\n"]).unfinishedLine(atMost: 32) == [])
    #expect(text(tail(64, ["one"]).unfinishedLine(atMost: 32)) == "one")
  }
}
