/// Child processes that see exactly the streams, the environment and the terminal given to them.
#pragma once

#include <sys/types.h>

/// A stream of the child that is its controlling terminal.
#define WHT_TERMINAL (-1)
/// A stream of the child that is closed.
#define WHT_CLOSED (-2)

typedef struct {
  const char *executable;
  /// Both end with NULL; the first argument is the program's name.
  char *const *arguments;
  char *const *environment;
  /// Null for the caller's own.
  const char *directory;
  /// The terminal's path, opened by the child so that it controls its session; null for none.
  const char *terminal;
  /// For 0, 1 and 2: a descriptor of the caller, WHT_TERMINAL or WHT_CLOSED.
  int streams[3];
} wht_child;

/// Starts a child in a session of its own, with all signals at their defaults and no other
/// descriptors. Returns 0 or an error number.
int wht_spawn(const wht_child *child, pid_t *pid);

/// Waits for a child on a thread: each status of waitpid arrives on the returned descriptor as an
/// int, stops and continuations too; the end of the file follows the end of the child.
/// Returns -1 on failure.
int wht_watch(pid_t pid);

/// The path of the file that this code was loaded from.
const char *wht_image_path(void);

int wht_status_is_exit(int status);
int wht_status_is_stop(int status);
int wht_status_is_signal(int status);
/// The exit status, the stopping signal or the fatal signal.
int wht_status_value(int status);
