/// Completion for fish.
enum FishCompletion {
  /// The file `whorl.fish` of fish's folder of completions.
  static var script: String {
    """
    # fish completion for whorl, printed by: whorl completion fish

    # The arguments before the cursor that are no options, the verb first.
    function __whorl_operands
        set -l skip 0
        for token in (commandline -opc)[2..-1]
            if test $skip = 1
                set skip 0
                continue
            end
            switch $token
                case \(CompletionTable.valuedNames.joined(separator: " "))
                    set skip 1
                case '-*'
                case '*'
                    echo -- $token
            end
        end
    end

    # Whether a verb has been given, and so many arguments to it; from so many on with a plus.
    function __whorl_at -a verb place
        set -l operands (__whorl_operands)
        test "$operands[1]" = $verb; or return 1
        set -l count (math (count $operands) - 1)
        if string match -q '*+' -- $place
            test $count -ge (string trim -r -c + -- $place)
        else if test -n "$place"
            test $count -eq $place
        end
    end

    function __whorl_no_verb
        test (count (__whorl_operands)) -eq 0
    end

    function __whorl_program
        set -l tokens (commandline -opc)
        $tokens[1] $argv 2>/dev/null
    end

    function __whorl_themes
        __whorl_program list
        __fish_complete_suffix .json
    end

    function __whorl_settings
        set -l operands (__whorl_operands)
        set -l names (__whorl_program show $operands[2] --names)
        test (count $names) -gt 0; or set names \(CompletionTable.propertyNames.joined(separator: " "))
        set -l key (string match -r '^[^=]+(?==)' -- (commandline -ct))
        switch "$key"
            case ''
                printf '%s=\\n' $names
    \(words)
        end
    end

    complete -c whorl -f
    complete -c whorl -n __whorl_no_verb -s h -l help -d 'show help'
    complete -c whorl -n __whorl_no_verb -s V -l version -d 'show the version'
    \(verbs)
    \(options)
    \(operands)

    """
  }

  private static var words: String {
    CompletionTable.propertyWords.map { name, words in
      "        case \(name)\n            printf '%s=%s\\n' "
        + words.map { "\(name) \($0)" }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static var verbs: String {
    Verb.allCases.map { verb in
      "complete -c whorl -n __whorl_no_verb -a \(verb.rawValue) -d "
        + quoted(verb.description.summary)
    }.joined(separator: "\n")
  }

  private static var options: String {
    Verb.allCases.flatMap { verb in
      CompletionTable.options(of: verb).map { option in
        var line = "complete -c whorl -n '__whorl_at \(verb.rawValue)'"
        if let letter = option.letter { line += " -s \(letter)" }
        for name in [option.name] + option.aliases { line += " -l \(name)" }
        return line + value(option.value) + " -d " + quoted(option.summary)
      }
    }.joined(separator: "\n")
  }

  private static func value(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .text: " -x"
    case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .theme: " -x -a '(__whorl_themes)'"
    }
  }

  private static var operands: String {
    Verb.allCases.flatMap { verb in
      let description = verb.description
      return description.operands.enumerated().compactMap { place, kind -> String? in
        guard let action = action(kind) else { return nil }
        let isLast = place == description.operands.count - 1
        let mayRepeat = if case .atLeast = description.arity { isLast } else { false }
        return "complete -c whorl -n '__whorl_at \(verb.rawValue) \(place)\(mayRepeat ? "+" : "")'"
          + action
      }
    }.joined(separator: "\n")
  }

  private static func action(_ operand: VerbDescription.Operand) -> String? {
    switch operand {
    case .theme: " -k -a '(__whorl_themes)'"
    case .file: " -F"
    case .property: " -a \(quoted(CompletionTable.explainedNames.joined(separator: " ")))"
    case .setting: " -a '(__whorl_settings)'"
    case .command: " -a '(__fish_complete_command)'"
    case .verb: " -a \(quoted(Verb.allCases.map(\.rawValue).joined(separator: " ")))"
    case .word(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .text: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
