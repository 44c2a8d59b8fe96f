import Testing

@testable import WhorlStudio

struct WrappedTextTests {
  @Test func `lines break between words`() {
    #expect(WrappedText("an arc that turns", columns: 8).lines == ["an arc", "that", "turns"])
  }

  @Test func `a word that is too long breaks anywhere`() {
    #expect(WrappedText("a abcdefgh", columns: 3).lines == ["a", "abc", "def", "gh"])
  }

  @Test func `wide characters count twice`() {
    #expect(WrappedText("中文 字", columns: 4).lines == ["中文", "字"])
  }

  @Test func `no text has no lines`() {
    #expect(WrappedText("", columns: 4).lines == [])
  }
}
