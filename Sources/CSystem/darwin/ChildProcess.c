#ifdef __APPLE__

#include "../ChildProcess.h"

#include "Child.h"

void wh_end_with(pid_t parent) { (void)parent; }

void wh_no_dump(void) {}

wh_reader wh_child_reader(pid_t child, int terminal, int other) {
  (void)child;
  (void)terminal;
  (void)other;
  return (wh_reader){WH_UNKNOWN, false};
}

#endif
