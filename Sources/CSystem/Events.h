#pragma once

#include <signal.h>
#include <stdbool.h>
#include <time.h>

#include "Signals.h"

/// Waits as `pselect` does, but without asking every descriptor anew each time; `limit` may be null.
///
/// Returns false where that cannot be done; nothing has been waited for then. The kernel knows
/// descriptors by what was open under their numbers, so none that has been waited for may be closed
/// and its number used again before `wh_events_forget`.
bool wh_events_wait(
    const struct timespec *limit, const sigset_t *mask, wh_interest *interests, int count,
    wh_wakening *wakening);

/// Forgets all descriptors.
void wh_events_forget(void);
