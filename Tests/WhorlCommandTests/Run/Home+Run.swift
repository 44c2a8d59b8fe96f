import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Home {
  /// A shell script on a terminal, in which `$W` is the program.
  func script(
    _ text: String, environment more: [String: String] = [:], rows: Int = 24, columns: Int = 80,
    input: Redirection = .terminal, output: Redirection = .terminal,
    error: Redirection = .terminal, shell: String = "/bin/bash"
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      shell, ["-c", text],
      environment: environment(
        ["TERM": "xterm-256color", "W": try BuiltProduct.path(of: "whorl")]
          .merging(more) { $1 }), rows: rows, columns: columns, input: input, output: output,
      error: error, directory: folder.path)
  }

  /// The same without a terminal.
  func batch(
    _ text: String, environment more: [String: String] = [:], input: [UInt8] = []
  ) throws -> Finished {
    try run(
      "/bin/bash", ["-c", text],
      environment: environment(["W": try BuiltProduct.path(of: "whorl")].merging(more) { $1 }),
      input: input, directory: folder.path)
  }

  /// The process whose id a script has written to a file; `nil` if it has not yet.
  func process(_ file: String) -> Int32? {
    guard let text = folder.text(of: file) else { return nil }
    return Int32(text.filter { $0.isNumber })
  }

  /// Whether the process whose id a script has written to a file still runs.
  func isRunning(_ file: String) -> Bool {
    guard let process = process(file) else { return false }
    return kill(process, 0) == 0
  }
}

extension PseudoTerminal {
  /// Whether a picture of braille is on the screen.
  var isSpinning: Bool {
    screenText.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value }
  }

  /// Waits until a condition holds of which the program says nothing, such as its settings.
  func waitQuietly(for what: String, until condition: (PseudoTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !condition(self) {
      guard ContinuousClock.now < deadline else {
        throw TestFailure.timeout(waitingFor: what, seen: screenText)
      }
      pass(.milliseconds(10))
    }
  }

  /// The numbers at the ends of lines; what takes the moving line away may stand before them.
  var lineNumbers: [Int] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      Int(String(line.reversed().prefix { $0.isNumber }.reversed()))
    }
  }

  /// All that the program wrote, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
