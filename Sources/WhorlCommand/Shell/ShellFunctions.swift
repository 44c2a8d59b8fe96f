/// Functions that spin around functions and blocks of the shell that reads them.
///
/// The shell goes on by itself: its output goes into named pipes, and `whorl run` has a command that
/// reads them. So whatever `run` can do, they can, and when the shell dies, the pipes end and the
/// terminal is restored.
enum ShellFunctions {
  /// The command behind the spinner. It reads what the shell writes until the shell tells its
  /// status or has gone; what the shell has started and left behind does not hold it up.
  private static let reader = #"""
    cat "$1/err" >&2 6>&- & e=$!
    cat "$1/out" 6>&- & o=$!
    (while kill -0 "$2"; do sleep 1; done; kill -HUP $$) 2>/dev/null 6>&- & w=$!
    echo ready >&6
    exec 6>&-
    read -r s <"$1/end" || s=129
    (sleep 0.3; kill $e $o) 2>/dev/null & k=$!
    wait $e $o 2>/dev/null
    kill $k $w 2>/dev/null
    [ "$s" != INT ] || { trap - INT; kill -INT $$; s=130; }
    exit "$s"
    """#

  /// The functions for bash and zsh, which call those that are theirs alone.
  private static let common = #"""
    # eval "$(whorl init bash)", or zsh
    #
    #   whorl_spin [options of whorl run] -- FUNCTION [ARG...]
    #   whorl_begin [options of whorl run]; ...; whorl_end [STATUS]
    #
    # The spinner runs while this shell goes on. Without an option that shows it, output is shown only
    # when the status is not 0. The descriptors 6 to 9 are used.

    whorl_begin() {
      if [ -n "${__whorl_stage-}" ]; then
        echo 'whorl_begin: there is a spinner already' >&2
        return 1
      fi
      __whorl_folder=$(mktemp -d "${TMPDIR:-/tmp}/whorl.XXXXXX") || return
      mkfifo "$__whorl_folder/out" "$__whorl_folder/err" "$__whorl_folder/end" \
        "$__whorl_folder/ready" || return
      __whorl_stage=begun
      __whorl_state=
      __whorl_job=
      __whorl_monitor=
      __whorl_guard
      # With job control the spinner would be a job in the background, and draw nothing.
      case $- in *m*) __whorl_monitor=1; set +m ;; esac
      exec 6<>"$__whorl_folder/ready"
      # The outer streams keep an interactive shell from telling the job's number.
      {
        {
          trap : HUP INT TERM
          # The shell takes no notice of the key that stops, so the spinner must not either.
          [ -z "$__whorl_monitor" ] || trap '' TSTP
          # When the key that interrupts is pressed, this shell says what follows.
          command whorl run "$@" -- /bin/sh -c 'trap "" INT QUIT
    \#(reader)
    ' whorl "$__whorl_folder" $$ </dev/null || :
          echo over >&6
          trap '' HUP INT TERM
          rm -rf "$__whorl_folder"
        } 2>&9 9>&- &
      } 9>&2 2>/dev/null
      __whorl_job=$!
      # Who interrupts does not keep the state from coming.
      while [ -z "$__whorl_state" ]; do read -r __whorl_state <&6 || :; done
      exec 6>&-
      if [ "$__whorl_state" = ready ]; then
        exec 8>&1 9>&2 7>"$__whorl_folder/end" >"$__whorl_folder/out" 2>"$__whorl_folder/err"
        [ "$__whorl_stage" = interrupted ] || __whorl_stage=spinning
      fi
      [ "$__whorl_stage" != interrupted ] || __whorl_interrupted
      [ "$__whorl_state" = ready ] || { __whorl_finish 125; return 125; }
    }

    __whorl_finish() {
      [ -n "${__whorl_stage-}" ] || return 0
      __whorl_stage=
      if [ "$__whorl_state" = ready ]; then
        exec >&8 2>&9 8>&- 9>&-
        (trap '' PIPE; echo "$1" >&7) 2>/dev/null || :
        exec 7>&-
      fi
      [ -z "$__whorl_job" ] || wait "$__whorl_job" 2>/dev/null || :
      [ -z "$__whorl_monitor" ] || set -m
      __whorl_unguard
    }

    whorl_end() {
      set -- "${1-$?}"
      __whorl_finish "$1"
      return "$1"
    }

    # The shell behaves as if it had been interrupted only now.
    __whorl_interrupted() {
      case ${__whorl_stage-} in
        begun) __whorl_stage=interrupted ;;
        ?*) __whorl_finish INT; kill -INT "$__whorl_shell" ;;
      esac
    }

    whorl_spin() {
      __whorl_word=
      __whorl_title=
      for __whorl_title in "$@"; do
        [ "$__whorl_word" != -- ] || break
        __whorl_word=$__whorl_title
      done
      # A title among the options comes later, and wins.
      __whorl_options=(--title "$__whorl_title")
      while [ $# -gt 0 ] && [ "$1" != -- ]; do
        __whorl_options+=("$1")
        shift
      done
      if [ $# -lt 2 ]; then
        echo 'usage: whorl_spin [options] -- FUNCTION [ARG...]' >&2
        return 2
      fi
      shift
      if ! whorl_begin "${__whorl_options[@]}"; then
        "$@"
        return
      fi
      "$@"
      whorl_end
    }

    """#

  /// The functions for bash.
  static let bash = common + bashTraps

  /// The functions for zsh.
  static let zsh = common + zshTraps

  /// The function for fish, which cannot redirect itself for more than a block.
  static let fish = #"""
    # whorl init fish | source
    #
    #   whorl_spin [options of whorl run] -- FUNCTION [ARG...]
    #
    # The spinner runs while this shell goes on. Without an option that shows it, output is shown only
    # when the status is not 0.

    function whorl_spin
      set -l place (contains -i -- -- $argv)
      if test -z "$place"; or test (count $argv) -le $place
        echo 'usage: whorl_spin [options] -- FUNCTION [ARG...]' >&2
        return 2
      end
      set -l command $argv[(math $place + 1)..-1]
      set -l options
      test $place -gt 1; and set options $argv[1..(math $place - 1)]
      set -l folder (mktemp -d); or return
      mkfifo $folder/out $folder/err $folder/end $folder/ready; or return
      set -l reader '
    \#(reader)
    '
      # With job control the spinner would be a job in the background, and draw nothing.
      set -l control none
      status is-interactive-job-control; and set control interactive
      status is-full-job-control; and set control full
      status job-control none
      # Who is interrupted has it back all the same, and no prompt before the spinner has gone.
      function __whorl_control --on-event fish_prompt --inherit-variable control
        functions --erase __whorl_control
        set -q __whorl_job; and wait $__whorl_job 2>/dev/null
        set -e __whorl_job
        status job-control $control
      end
      sh -c 'd=$1 r=$2 p=$3; shift 3; trap : HUP INT TERM; exec 6<>"$d/ready"
        whorl run "$@" -- /bin/sh -c "$r" whorl "$d" $p </dev/null
        exec 6>&-
        trap "" HUP INT TERM
        rm -rf "$d"' sh $folder $reader $fish_pid --title $command[1] $options &
      set -g __whorl_job $last_pid
      read -l state <$folder/ready
      set -l result
      if test "$state" = ready
        begin
          $command
          set result $status
          echo $result >&7
        end >$folder/out 2>$folder/err 7>$folder/end
      else
        $command
        set result $status
      end
      __whorl_control
      return $result
    end

    """#
}
