/// Prints functions that spin around functions and blocks of a shell.
enum InitVerb {
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let description = VerbDescription(
    synopsis: "bash|zsh|fish", arity: .exactly(1), options: [],
    summary: "print functions that spin around functions and blocks of the current shell",
    details: [
      "bash  eval \"$(whorl init bash)\"",
      "zsh   eval \"$(whorl init zsh)\"",
      "fish  whorl init fish | source",
      "Then whorl_spin [options of run] -- FUNCTION [ARG…] runs a function; in bash and zsh",
      "whorl_begin [options of run] and whorl_end [STATUS] stand around a block.",
    ],
    operands: [.word(Shell.allCases.map(\.rawValue))])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw .usage(.wrongArguments(.`init`))
    }
    let functions =
      switch shell {
      case .bash: ShellFunctions.bash
      case .zsh: ShellFunctions.zsh
      case .fish: ShellFunctions.fish
      }
    try StandardStream.output.write(Array(functions.utf8))
    return 0
  }
}
