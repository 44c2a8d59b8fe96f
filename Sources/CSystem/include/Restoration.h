#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// The longest sequence that `wh_restoration_arm` takes.
#define WH_RESTORATION_LIMIT 512

/// Records how to leave the terminal as it was found, in place of an earlier record: bytes to write
/// and, unless null, modes to set. Returns false, and records nothing, if the bytes are too many.
bool wh_restoration_arm(
    int output, const uint8_t *bytes, size_t count, int input, const struct termios *modes);

/// Does what was recorded, once; async-signal-safe. The bytes go first: modes are entered before
/// anything is drawn. A terminal that takes no bytes is given up after a quarter of a second, and
/// modes are left alone while another process group uses the terminal.
void wh_restoration_run(void);

/// Writes to the terminal as `write` does, unless the program is crashing: then it fails, with EIO,
/// since what another thread draws now would stay behind.
ssize_t wh_terminal_write(int output, const void *bytes, size_t count);

/// Ends all drawing, also on other threads, and restores; async-signal-safe.
void wh_restoration_run_crashing(void);
