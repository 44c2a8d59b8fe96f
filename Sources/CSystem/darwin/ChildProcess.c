#ifdef __APPLE__

#include "../ChildProcess.h"

#include "Child.h"

void wh_end_with(pid_t parent) { (void)parent; }

void wh_no_dump(void) {}

wh_reading wh_child_reading(pid_t child, int terminal) {
  (void)child;
  (void)terminal;
  return WH_UNKNOWN;
}

#endif
