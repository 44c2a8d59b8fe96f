/// A program that ran without a terminal, and all that it left.
public struct Finished: Hashable, Sendable {
  /// The bytes that it wrote to its standard output.
  public var output: [UInt8]
  /// The bytes that it wrote to its standard error.
  public var error: [UInt8]
  /// How it ended.
  public var end: ProcessEnd

  /// Creates what a test expects.
  public init(output: [UInt8] = [], error: [UInt8] = [], end: ProcessEnd) {
    self.output = output
    self.error = error
    self.end = end
  }

  /// The standard output as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// The standard error as text.
  public var errorText: String { String(decoding: error, as: UTF8.self) }
}

/// Runs a program to its end, in a session without a terminal and without any environment but the
/// given one.
///
/// `output` and `error` are pipes, unless they are redirected elsewhere: then no bytes are returned.
///
/// - Throws: `TestFailure` if the program cannot be started or does not end within `limit`.
public func run(
  _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
  input: [UInt8] = [], output: Redirection = .pipe, error: Redirection = .pipe,
  directory: String? = nil, limit: Duration = .seconds(60)
) throws -> Finished {
  let launch = Launch(
    executable: executable, arguments: arguments, environment: environment, directory: directory,
    terminal: nil, input: .pipe, output: output, error: error)
  let child = try launch.start()
  child.write(toInput: input, thenEnd: true)
  let deadline = ContinuousClock.now + limit
  while true {
    if child.isFinished, let end = child.end {
      return Finished(output: child.output, error: child.errorOutput, end: end)
    }
    guard child.advance(until: deadline) else {
      throw TestFailure.timeout(
        waitingFor: "end of \(executable)",
        seen: String(decoding: child.output + child.errorOutput, as: UTF8.self))
    }
  }
}
