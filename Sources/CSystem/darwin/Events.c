#ifdef __APPLE__

#include "../Events.h"

bool wh_events_wait(
    const struct timespec *limit, const sigset_t *mask, wh_interest *interests, int count,
    wh_wakening *wakening) {
  return false;
}

void wh_events_forget(void) {}

#endif
