#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// A terminal of a child's own: our side and its side.
typedef struct {
  int ours, theirs;
} wh_pty;

/// Opens a terminal; the settings and the size are copied where given. Returns false, with errno, on
/// failure. Reads and writes of our side never block.
bool wh_pty_open(wh_pty *pty, const struct termios *settings, int columns, int rows);

/// Tells a terminal its size, and those who use it.
void wh_pty_resize(int descriptor, int columns, int rows);

/// A pipe that no other program inherits; reads of its first end never block.
bool wh_pipe_open(int ends[2]);

typedef struct {
  /// The paths to try, in order, ended by a null pointer.
  char *const *candidates;
  /// Ended by null pointers.
  char *const *arguments;
  char *const *environment;
  /// `sh`, a place for the path, and the arguments after the first: for scripts without `#!`.
  char **shell_arguments;
  /// What 0, 1 and 2 are to be; -1 for what they are.
  int streams[3];
  /// The terminal that controls the session of its own; -1 for none, which makes a process group
  /// only.
  int terminal;
  /// A descriptor to be passed on as another one; -1 for none.
  int passed, passed_as;
} wh_command;

/// Starts a command with the signal mask and the dispositions that `wh_signals_watch` found.
///
/// Returns its process id; 0, with the reason in `error`, if the program could not be executed; -1
/// if there could be no process.
pid_t wh_start(const wh_command *command, int *error);

typedef enum : int {
  /// Nothing has changed.
  WH_CHILD_SAME,
  /// It ended with a status.
  WH_CHILD_EXITED,
  /// A signal ended it.
  WH_CHILD_KILLED,
  WH_CHILD_STOPPED,
  WH_CHILD_CONTINUED,
} wh_child_news;

/// What has become of a child since the last question; `value` is the status or the signal.
wh_child_news wh_child_ask(pid_t child, int *value);

/// Sends a signal to the group of a child and to the group that uses its terminal (-1 for none).
void wh_child_signal(pid_t child, int terminal, int signal);

/// Makes a core dump of this process impossible: the child's says all.
void wh_no_core(void);

/// A copy of a descriptor with a high number, such as a child is not to have, and not `taken`; -1,
/// with errno, on failure. It is closed when a program is executed.
int wh_descriptor_above(int descriptor, int taken);

/// Makes writing where nobody reads an error instead of a death; the child is not affected.
void wh_pipe_signal_ignore(void);
/// Undoes it.
void wh_pipe_signal_restore(void);

/// The settings of a terminal that say who shows and who reads what is typed.
typedef struct {
  bool echoes, is_canonical, sends_signals;
} wh_discipline;

/// The discipline of a terminal; false if there is none.
bool wh_discipline_of(int descriptor, wh_discipline *discipline);

/// The terminal that controls this process, opened for reading; -1 if there is none.
int wh_open_controlling_terminal(void);

/// The name of a terminal; false if it has none.
bool wh_terminal_name(int descriptor, char *name, size_t size);

typedef enum : int {
  WH_IDLE,
  /// It waits for several things; the terminal may be one of them.
  WH_WATCHING,
  /// It waits for what is typed.
  WH_READING,
  /// There is no telling.
  WH_UNKNOWN,
} wh_reading;

typedef struct {
  wh_reading reading;
  /// Whether it is the other terminal that it waits at.
  bool is_at_other;
} wh_reader;

/// Whether a child, or a descendant, waits for what is typed on the terminal that controls it, or on
/// another one (-1 for none).
wh_reader wh_child_reader(pid_t child, int terminal, int other);

/// Lets a process group use the terminal that controls this process, or takes it back for the own
/// group (0). Returns false where there is none, or where it is not for us to give.
bool wh_terminal_give(pid_t group);
