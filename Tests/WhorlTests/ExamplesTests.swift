import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The examples are a package of their own, built once, here, for all that is to be seen of them.
@Suite struct ExamplesTests {
  private static let folder = PackageFolder("Examples").path
  private static let surroundings = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

  @Test func `the example in the README is the first of the examples`() throws {
    let readme = try text(of: "README.md")
    let section = try #require(readme.split(separator: "\n## In your own program\n").last)
    let block = try #require(section.split(separator: "```swift\n").dropFirst().first)
    let example = try #require(block.split(separator: "```").first)
    #expect(String(example) == (try text(of: "Examples/Sources/Counting/main.swift")))
  }

  @Test func `the examples build and do what they say`() throws {
    try build()
    try expectCounting()
    try expectFetching()
    try expectRetrying()
    try expectBrowsing()
  }

  /// As anybody would; the build tool itself, since `swift` may wait for the test that runs.
  private func build() throws {
    var environment: [String: String] = [:]
    for name in ["PATH", "HOME", "TMPDIR"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    let finished = try run(
      "/usr/bin/env", ["swift-build", "--package-path", Self.folder], environment: environment,
      limit: .seconds(900))
    try #require(finished.end == .exit(0), "\(finished.outputText)\(finished.errorText)")
  }

  private func expectCounting() throws {
    let terminal = try example("Counting")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["✓ The sum is 5000050000"])
    #expect(terminal.isCursorVisible && terminal.modes == terminal.modesAtStart)
  }

  private func expectFetching() throws {
    let terminal = try example("Fetching")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(
      Set(terminal.rowTexts) == [
        "half of lake.jpg has arrived", "half of hill.jpg has arrived",
        "half of moon.jpg has arrived", "✓ lake.jpg", "✓ hill.jpg", "✗ moon.jpg is not there",
      ])
    #expect(terminal.isCursorVisible && terminal.modes == terminal.modesAtStart)
  }

  private func expectRetrying() throws {
    let terminal = try example("Retrying")
    try terminal.waitFor("press Enter to try again")
    try terminal.wait(for: "the mouse") { $0.isMouseReported }
    terminal.send("\r")
    try terminal.waitFor("once more")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts == ["It is sunny."])
    #expect(terminal.isCursorVisible && terminal.modes == terminal.modesAtStart)
  }

  private func expectBrowsing() throws {
    let terminal = try example("Browsing")
    try terminal.waitFor("1. edition, line 1")
    terminal.send(String(repeating: "\u{1B}[A", count: 6))
    try terminal.waitFor("2. edition, line 1")
    terminal.send("h")
    try terminal.waitFor("Saving")
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screenText.isEmpty && !terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible && terminal.modes == terminal.modesAtStart)
  }

  private func example(_ name: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      "\(Self.folder)/.build/debug/\(name)", environment: Self.surroundings, columns: 60)
  }

  private func text(of file: String) throws -> String {
    let path = BuiltProduct.packageRoot + "/" + file
    let stream = try #require(fopen(path, "rb"))
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
