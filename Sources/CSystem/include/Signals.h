#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Blocks signals and makes each set a flag when it arrives during `wh_wait`.
///
/// A signal that was ignored stays ignored: whoever started us wanted that (nohup does). Only the
/// thread that calls this is to call `wh_wait`; what another thread gets is passed on to it.
///
/// `is_guest`: the program belongs to somebody else, so signals that it handles are left to it.
void wh_signals_watch(const int *signals, int count, bool is_guest);

/// Gives the watched signals back the dispositions and the mask that were found.
void wh_signals_unwatch(void);

/// Whether any watched signal has arrived that was not taken.
bool wh_signals_any(void);

/// Whether a watched signal arrived since the last call.
bool wh_signal_take(int signal);

/// Stops this process by SIGTSTP, as if nobody watched that signal; returns when it continues.
/// Returns at once in a process group that nobody could continue.
void wh_stop_self(void);

/// Dies of a signal, so that the parent sees a real death by it.
_Noreturn void wh_die(int signal);

typedef struct {
  int descriptor;
  bool wants_reading, wants_writing;
  /// Set by `wh_wait`.
  bool is_readable, is_writable;
} wh_interest;

typedef enum : int {
  WH_DEADLINE,
  WH_SIGNAL,
  WH_READY,
} wh_wakening;

/// Sleeps until a time of `wh_now` (or without end, if negative), until a watched signal arrives,
/// or until a descriptor is ready. Descriptors must be below FD_SETSIZE.
wh_wakening wh_wait(int64_t deadline, wh_interest *interests, int count);
