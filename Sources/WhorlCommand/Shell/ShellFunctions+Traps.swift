extension ShellFunctions {
  /// What bash does where the shell, or what it runs, is interrupted or ends in between.
  static let bashTraps = #"""
    __whorl_guard() {
      __whorl_shell=${BASHPID-$$}
      __whorl_pipe=$(trap -p PIPE)
      # A writer whose reader has gone fails instead of ending the shell.
      [ -n "$__whorl_pipe" ] || trap ': __whorl_reader has gone' PIPE
      __whorl_int=$(trap -p INT)
      case $__whorl_int in
        "trap -- '' "*) ;;
        *) trap __whorl_interrupted INT ;;
      esac
      __whorl_exit=$(trap -p EXIT)
      trap __whorl_exited EXIT
    }

    # What was trapped meanwhile stays so.
    __whorl_unguard() {
      set -- PIPE "$__whorl_pipe" INT "$__whorl_int" EXIT "$__whorl_exit"
      while [ $# -gt 0 ]; do
        case $(trap -p "$1") in
          *__whorl_*) trap - "$1"; eval "$2" ;;
        esac
        shift 2
      done
    }

    __whorl_exited() {
      set -- "$?"
      __whorl_finish "$1"
      eval "set -- $1 $__whorl_exit"
      [ $# -gt 1 ] || return 0
      # What the script does at its end finds the status in its place.
      if (exit "$1"); then eval "$4"; else eval "$4"; fi
    }

    """#

  /// The same for zsh. A trap for the end would be one of the function that sets it; hooks are not.
  static let zshTraps = #"""
    __whorl_guard() {
      zmodload zsh/system
      __whorl_shell=$sysparams[pid]
      typeset -gA __whorl_traps
      __whorl_traps=()
      trap >"$__whorl_folder/traps"
      local words=("${(@z)$(<"$__whorl_folder/traps")}") i
      for (( i = 4; i <= $#words; i++ )); do
        [[ $words[i-3] != trap ]] || __whorl_traps[$words[i]]=$words[i-3,i]
      done
      for i in INT PIPE ZERR; do
        (( ! $+functions[TRAP$i] )) || __whorl_traps[$i]="TRAP$i() { $functions[TRAP$i] }"
      done
      # A writer whose reader has gone fails instead of ending the shell.
      TRAPPIPE() { : __whorl_reader has gone }
      [[ ${__whorl_traps[INT]-} = "trap -- '' "* ]] || TRAPINT() { __whorl_interrupted }
      # An error that ends the shell ends it without zshexit.
      [[ ! -o errexit ]] || TRAPZERR() { __whorl_exited }
      zshexit_functions+=(__whorl_exited)
    }

    # What was trapped meanwhile stays so.
    __whorl_unguard() {
      zshexit_functions=(${zshexit_functions:#__whorl_exited})
      local i
      for i in INT PIPE ZERR; do
        [[ ${functions[TRAP$i]-} = *__whorl_* ]] || continue
        trap - $i
        eval "${__whorl_traps[$i]-}"
      done
    }

    __whorl_exited() { __whorl_finish "$?" }

    """#
}
