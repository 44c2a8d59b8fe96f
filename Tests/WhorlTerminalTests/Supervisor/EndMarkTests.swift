import Testing
import WhorlRaster

@testable import WhorlTerminal

struct EndMarkTests {
  private func row(_ mark: EndMark, _ text: String, showsSigns: Bool, _ depth: ColorDepth) -> String
  {
    String(decoding: mark.row(text, showsSigns: showsSigns, at: depth), as: UTF8.self)
  }

  @Test(arguments: [
    (ColorDepth.monochrome, "✓ Done\n", "✗ Done\n"),
    (.ansi16, "\u{1B}[32m✓ \u{1B}[39mDone\n", "\u{1B}[91m✗ \u{1B}[39mDone\n"),
    (
      .trueColor, "\u{1B}[38;2;46;158;79m✓ \u{1B}[39mDone\n",
      "\u{1B}[38;2;217;59;59m✗ \u{1B}[39mDone\n"
    ),
  ])
  func `success is green and failure red, where there are colours`(
    depth: ColorDepth, success: String, failure: String
  ) {
    #expect(row(.success, "Done", showsSigns: true, depth) == success)
    #expect(row(.failure, "Done", showsSigns: true, depth) == failure)
  }

  @Test func `where signs cannot be shown there are those of ASCII`() {
    #expect(row(.success, "Done", showsSigns: false, .monochrome) == "+ Done\n")
    #expect(row(.failure, "", showsSigns: false, .monochrome) == "x\n")
    #expect(row(.information, "Done", showsSigns: false, .monochrome) == "i Done\n")
  }
}
