import Testing

@testable import WhorlStudio

struct RecoveryFileTests {
  @Test func `themes are read as they were written`() {
    let themes = [
      UnsavedTheme(id: "bar", base: Array(Fixture.bar.utf8), text: Array(Fixture.wave.utf8)),
      UnsavedTheme(id: "new", text: Array("\u{0}\"\\\n波".utf8)),
      UnsavedTheme(id: "it.json", path: "/dir/it.json", base: [], text: []),
    ]
    #expect(RecoveryFile(bytes: RecoveryFile(themes).bytes)?.themes == themes)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"format": "whorl-theme", "version": 1, "themes": []}"#,
    #"{"format": "whorl-recovery", "version": 2, "themes": []}"#,
  ])
  func `what is no recovery file is not read`(text: String) {
    #expect(RecoveryFile(bytes: Array(text.utf8)) == nil)
  }
}
