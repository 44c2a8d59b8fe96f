#pragma once

#include <stdbool.h>

/// Makes a crash run the restoration before the process dies of its signal.
///
/// SEGV, BUS, ILL, TRAP, ABRT and FPE are caught on a stack of their own, so that an overflow of
/// the stack is caught too (on the thread that calls this). The default action follows, not the
/// handler that was there: Swift's asks the user questions on the terminal.
void wh_crash_guard_install(void);

/// Gives the crash signals back to whoever had them.
void wh_crash_guard_remove(void);

/// Keeps what is written to standard error until `wh_errors_release`, or until a crash: on an
/// alternate screen the last words of the program would vanish together with the screen.
/// Returns false if that cannot be done.
bool wh_errors_hold(void);

/// Gives standard error back and writes out what was kept.
void wh_errors_release(void);
