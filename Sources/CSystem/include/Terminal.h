#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The time of a clock that never jumps, in nanoseconds.
int64_t wh_now(void);

/// The size of the terminal behind a descriptor; false if it tells none.
bool wh_window_size(int descriptor, int *columns, int *rows);

/// Opens the terminal behind a descriptor once more, for writing, so that writes which would block
/// can be made to fail without any change to the flags that other processes share.
/// Returns -1 if it cannot be opened.
int wh_reopen_terminal(int descriptor);

/// Whether two descriptors are the same terminal.
bool wh_is_same_terminal(int a, int b);

typedef enum : int {
  /// The terminal is ours to use, or controls some other session.
  WH_FOREGROUND,
  /// Another process group is using it.
  WH_BACKGROUND,
  /// It was closed.
  WH_GONE,
} wh_standing;

/// How this process stands to the terminal behind a descriptor.
wh_standing wh_standing_at(int descriptor);
