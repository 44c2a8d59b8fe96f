import WhorlTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: arguments become a verb with its arguments, which runs.
@main
struct WhorlTool {
  static func main() {
    StandardStream.fillGaps()
    exit(status(of: Array(CommandLine.arguments.dropFirst()), in: .ofProcess()))
  }

  /// The number of the first argument that is not UTF-8, from 1; `nil` where all are.
  ///
  /// Their bytes are lost by now: a file would be looked for, or made, under another name.
  private static func firstSpoiltArgument(before end: Int) -> Int? {
    (1..<max(end, 1)).first { index in
      guard let bytes = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: bytes) == nil
    }
  }

  private static func checkArguments(before count: Int) throws(CommandError) {
    if let number = firstSpoiltArgument(before: count + 1) {
      throw .usage(.notUTF8(argument: number))
    }
  }

  /// The last arguments, as bytes that end with a zero.
  static func lastWords(_ count: Int) -> [[CChar]] {
    let all = Int(CommandLine.argc)
    return (max(all - count, 0)..<all).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
      }
    }
  }

  /// Runs a command line and says on standard error what went wrong.
  private static func status(of arguments: [String], in environment: Environment) -> Int32 {
    do throws(CommandError) {
      return try run(arguments, in: environment)
    } catch {
      switch error {
      case .usage(let usage):
        complain(["whorl: " + usage.message])
        if usage == .noTerminal(.studio) { complain(["", HelpText.program]) }
        return 2
      case .data(let lines):
        complain(lines)
        return 1
      case .output(let reason):
        complain(["whorl: " + reason])
        return 1
      case .closedPipe: return 0
      }
    }
  }

  private static func run(
    _ arguments: [String], in environment: Environment
  ) throws(CommandError) -> Int32 {
    // What all verbs understand may also stand before the verb.
    if let global = arguments.first, CompletionTable.names(of: .quiet).contains(global),
      arguments.count > 1
    {
      return try run([arguments[1], global] + arguments.dropFirst(2), in: environment)
    }
    let first = arguments.first ?? Verb.studio.rawValue
    if first == "--version" || first == "-V" {
      try StandardStream.output.writeLine(HelpText.version)
      return 0
    }
    if first == "--help" || first == "-h" {
      try StandardStream.output.writeLine(HelpText.program)
      return 0
    }
    guard let verb = Verb(rawValue: first) else {
      try checkArguments(before: arguments.count)
      throw .usage(.unknownVerb(first))
    }
    let parsed: ParsedArguments
    do {
      parsed = try ParsedArguments(Array(arguments.dropFirst()), for: verb)
    } catch {
      try checkArguments(before: arguments.count)
      throw .usage(error)
    }
    // A command's own words may be any bytes.
    let words = verb.description.endsOptionsAtOperand ? parsed.operands.count : 0
    try checkArguments(before: arguments.count - words)
    if parsed.has(.help) {
      try StandardStream.output.writeLine(HelpText.of(verb))
      return 0
    }
    return try verb.run(parsed, in: environment)
  }

  /// Lines of complaint; where they cannot be said either, nothing is left to do.
  private static func complain(_ lines: [String]) {
    for line in lines { try? StandardStream.error.writeLine(line) }
  }
}
