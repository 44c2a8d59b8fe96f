/// Prints what makes a shell complete this program's arguments.
enum CompletionVerb {
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let description = VerbDescription(
    synopsis: "bash|zsh|fish", arity: .exactly(1), options: [],
    summary: "print what makes a shell complete verbs, options, themes and properties",
    details: [
      "bash  eval \"$(whorl completion bash)\" in ~/.bashrc",
      "zsh   whorl completion zsh > _whorl, in a folder of $fpath",
      "fish  whorl completion fish > ~/.config/fish/completions/whorl.fish",
    ],
    operands: [.word(Shell.allCases.map(\.rawValue))])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw .usage(.wrongArguments(.completion))
    }
    let script =
      switch shell {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    try StandardStream.output.write(Array(script.utf8))
    return 0
  }
}
