/// Completion for bash 3.2 and later, without the package bash-completion.
enum BashCompletion {
  /// The script that a shell reads.
  static var script: String {
    """
    # bash completion for whorl, printed by: whorl completion bash

    \(theme)

    \(setting)

    _whorl() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      local program=${COMP_WORDS[0]} verb=${COMP_WORDS[1]} operand='' place=0 i
      COMPREPLY=()
      # An equals sign is a word of its own.
      if [[ $cur == = ]]; then
        cur=''
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W '\(verbs) --help --version' -- "$cur"))
        return
      fi
      case $verb:$prev in
    \(values)
      esac
      if [[ $cur == -* ]]; then
        case $verb in
    \(options)
        esac
        return
      fi
      for ((i = 2; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(CompletionTable.valuedNames.joined(separator: "|"))) ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)) ;;
          -*) ;;
          *) ((place++)); [[ $operand ]] || operand=${COMP_WORDS[i]} ;;
        esac
      done
      case $verb in
    \(operands)
      esac
    }

    complete -F _whorl whorl

    """
  }

  private static let theme = """
    _whorl_theme() {
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -W "$("$program" list 2>/dev/null)" -- "$cur"))
      local IFS=$'\\n'
      COMPREPLY+=($(compgen -f -X '!*.json' -- "$cur") $(compgen -d -- "$cur"))
    }
    """

  private static var setting: String {
    let cases = CompletionTable.propertyWords.map { name, words in
      "      \(name)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\")) ;;"
    }
    return """
      _whorl_setting() {
        if [[ ${COMP_WORDS[COMP_CWORD]} == = || ${COMP_WORDS[COMP_CWORD-1]} == = ]]; then
          case $prev in
      \(cases.joined(separator: "\n"))
          esac
          return
        fi
        local names
        names=$("$program" show "$operand" --names 2>/dev/null) ||
          names='\(CompletionTable.propertyNames.joined(separator: " "))'
        compopt -o nospace 2>/dev/null
        COMPREPLY=($(compgen -S = -W "$names" -- "$cur"))
      }
      """
  }

  private static var verbs: String { Verb.allCases.map(\.rawValue).joined(separator: " ") }

  /// A line for each option that something follows.
  private static var values: String {
    Verb.allCases.flatMap { verb in
      CompletionTable.options(of: verb).compactMap { option in
        let patterns = CompletionTable.names(of: option).map { "\(verb.rawValue):\($0)" }
        return action(option.value).map {
          "    \(patterns.joined(separator: "|"))) \($0); return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private static func action(_ value: Option.Value) -> String? {
    switch value {
    case .none: nil
    case .text: ":"
    case .choice(let words): wordList(words)
    case .file: files
    case .theme: "_whorl_theme"
    }
  }

  private static let files =
    "compopt -o filenames 2>/dev/null; local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$cur\"))"

  private static func wordList(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"))"
  }

  /// A line for each verb with its options.
  private static var options: String {
    Verb.allCases.map { verb in
      let names = CompletionTable.options(of: verb).flatMap(CompletionTable.names)
      return "      \(verb.rawValue)) \(wordList(names)) ;;"
    }.joined(separator: "\n")
  }

  /// A line for each verb with its arguments.
  private static var operands: String {
    Verb.allCases.compactMap { verb in
      let kinds = verb.description.operands
      guard let last = kinds.last else { return nil }
      var text = ""
      for (place, kind) in kinds.dropLast().enumerated() {
        text += "if ((place == \(place))); then \(action(kind)); else "
      }
      let mayRepeat = if case .atLeast = verb.description.arity { true } else { false }
      text += mayRepeat ? action(last) : "((place >= \(kinds.count))) || \(group(action(last)))"
      text += String(repeating: "; fi", count: kinds.count - 1)
      return "    \(verb.rawValue)) \(text) ;;"
    }.joined(separator: "\n")
  }

  private static func group(_ commands: String) -> String { "{ \(commands); }" }

  private static func action(_ operand: VerbDescription.Operand) -> String {
    switch operand {
    case .theme: "_whorl_theme"
    case .file: files
    case .property: wordList(CompletionTable.explainedNames)
    case .setting: "_whorl_setting"
    case .command: "COMPREPLY=($(compgen -c -- \"$cur\"))"
    case .verb: wordList(Verb.allCases.map(\.rawValue))
    case .word(let words): wordList(words)
    case .text: ":"
    }
  }
}
