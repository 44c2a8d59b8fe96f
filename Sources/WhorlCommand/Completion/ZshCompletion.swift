/// Completion for zsh.
enum ZshCompletion {
  /// The file `_whorl` of a folder in `$fpath`.
  static var script: String {
    """
    #compdef whorl
    # zsh completion for whorl, printed by: whorl completion zsh

    _whorl_theme() {
      local -a themes
      themes=(${(f)"$("$program" list 2>/dev/null)"})
      _alternative 'themes:theme:compadd -a themes' 'files:theme file:_files -g "*.json"'
    }

    _whorl_setting() {
      if compset -P 1 '*='; then
        case ${IPREFIX%=} in
    \(words)
        esac
        return
      fi
      local -a names
      names=(${(f)"$("$program" show "$words[2]" --names 2>/dev/null)"})
      (( $#names )) || names=(\(CompletionTable.propertyNames.joined(separator: " ")))
      compadd -S = -a names
    }

    _whorl() {
      local program=$words[1]
      local -a verbs
      verbs=(
    \(verbs)
      )
      if (( CURRENT == 2 )); then
        _describe -t verbs verb verbs
        _arguments '(- *)'{-h,--help}'[show help]' '(- *)'{-V,--version}'[show the version]'
        return
      fi
      shift words
      (( CURRENT-- ))
      case $words[1] in
    \(arguments)
      esac
    }

    if [[ $funcstack[1] == _whorl ]]; then
      _whorl "$@"
    else
      compdef _whorl whorl
    fi

    """
  }

  private static var words: String {
    CompletionTable.propertyWords.map { name, words in
      "      \(name)) compadd \(words.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private static var verbs: String {
    Verb.allCases.map { verb in
      "    " + quoted("\(verb.rawValue):\(verb.description.summary)")
    }.joined(separator: "\n")
  }

  private static var arguments: String {
    Verb.allCases.map { verb in
      let description = verb.description
      var specs = CompletionTable.options(of: verb).flatMap(specs)
      for (place, kind) in description.operands.enumerated() {
        let isLast = place == description.operands.count - 1
        let mayRepeat = if case .atLeast = description.arity { isLast } else { false }
        specs.append(
          quoted("\(mayRepeat ? "*" : String(place + 1)):\(message(kind)):\(action(kind))"))
      }
      return "    \(verb.rawValue))\n      _arguments -s "
        + specs.joined(separator: " \\\n        ") + "\n      ;;"
    }.joined(separator: "\n")
  }

  /// What `_arguments` is told of an option, once for each of its names.
  private static func specs(_ option: Option) -> [String] {
    CompletionTable.names(of: option).map { name in
      let summary = escaped(option.summary)
      guard let value = option.valueText, option.value != .none else {
        return quoted("\(name)[\(summary)]")
      }
      // Long names take the value after an equals sign too, short ones right behind them.
      let join = name.hasPrefix("--") ? "=" : "+"
      let label = if case .choice = option.value { option.name } else { value }
      return quoted("\(name)\(join)[\(summary)]:\(escaped(label)):\(action(option.value))")
    }
  }

  private static func action(_ value: Option.Value) -> String {
    switch value {
    case .none, .text: " "
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .theme: "_whorl_theme"
    }
  }

  private static func action(_ operand: VerbDescription.Operand) -> String {
    switch operand {
    case .theme: "_whorl_theme"
    case .file: "_files"
    case .property: "(\(CompletionTable.explainedNames.joined(separator: " ")))"
    case .setting: "_whorl_setting"
    case .command: "_command_names -e"
    case .verb: "(\(Verb.allCases.map(\.rawValue).joined(separator: " ")))"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .text: " "
    }
  }

  private static func message(_ operand: VerbDescription.Operand) -> String {
    switch operand {
    case .theme: "theme"
    case .file: "file"
    case .property: "property"
    case .setting: "setting"
    case .command: "command"
    case .verb: "verb"
    case .word: "word"
    case .text(let label): label
    }
  }

  /// Text between the marks of a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
