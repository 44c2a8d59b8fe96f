import Testing
import WhorlRaster

struct StringLinesTests {
  @Test func `lines break between words`() {
    #expect("an arc that turns".wrapped(columns: 8) == ["an arc", "that", "turns"])
  }

  @Test func `a word that is too long breaks anywhere`() {
    #expect("a abcdefgh".wrapped(columns: 3) == ["a", "abc", "def", "gh"])
  }

  @Test func `wide characters count twice`() {
    #expect("中文 字".wrapped(columns: 4) == ["中文", "字"])
  }

  @Test func `no text has no lines`() {
    #expect("".wrapped(columns: 4) == [])
  }
}
