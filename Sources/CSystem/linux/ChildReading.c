#ifdef __linux__

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "Child.h"

/// The most processes to look at: what reads the terminal is seldom deep in a large tree.
enum { most_processes = 64 };

static ssize_t contents(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, size - 1);
  close(file);
  text[count > 0 ? count : 0] = '\0';
  return count;
}

/// The terminals of a child; 0 where there is no other one.
typedef struct {
  dev_t control, other;
} terminals;

typedef enum { NEITHER, CONTROL, OTHER } place;

/// Which terminal a descriptor of a process is, by whatever name.
static place place_of(pid_t process, unsigned long descriptor, terminals terminals) {
  char path[64];
  struct stat state;
  snprintf(path, sizeof path, "/proc/%d/fd/%lu", (int)process, descriptor);
  if (stat(path, &state) != 0 || !S_ISCHR(state.st_mode)) return NEITHER;
  if (state.st_rdev == terminals.control || state.st_rdev == makedev(5, 0)) return CONTROL;
  return terminals.other != 0 && state.st_rdev == terminals.other ? OTHER : NEITHER;
}

static bool watches_several(long call) {
  switch (call) {
#ifdef SYS_poll
  case SYS_poll:
  case SYS_select:
  case SYS_epoll_wait:
#endif
  case SYS_ppoll:
  case SYS_pselect6:
  case SYS_epoll_pwait:
    return true;
  default:
    return false;
  }
}

/// What the system call says in which a process waits: proc_pid_syscall(5).
static wh_reader reader_of(pid_t process, terminals terminals) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/%d/syscall", (int)process);
  if (contents(path, text, sizeof text) <= 0) return (wh_reader){WH_UNKNOWN, false};
  char *rest;
  long call = strtol(text, &rest, 10);
  wh_reading reading = WH_IDLE;
  unsigned long descriptor = 0;
  if (rest == text) return (wh_reader){WH_IDLE, false};
  if (call == SYS_read || call == SYS_readv) {
    reading = WH_READING;
    descriptor = strtoul(rest, NULL, 16);
  } else if (watches_several(call)) {
    reading = WH_WATCHING;
  }
  place place = reading == WH_IDLE ? NEITHER : place_of(process, descriptor, terminals);
  return place == NEITHER ? (wh_reader){WH_IDLE, false} : (wh_reader){reading, place == OTHER};
}

wh_reader wh_child_reader(pid_t child, int terminal, int other) {
  struct stat control, second = {0};
  if (fstat(terminal, &control) != 0) return (wh_reader){WH_UNKNOWN, false};
  terminals terminals = {control.st_rdev, 0};
  if (other >= 0 && fstat(other, &second) == 0) terminals.other = second.st_rdev;
  pid_t processes[most_processes] = {child};
  int count = 1;
  wh_reader found = reader_of(child, terminals);
  for (int i = 0; i < count; i++) {
    if (i > 0) {
      wh_reader reader = reader_of(processes[i], terminals);
      if (reader.reading == WH_READING) return reader;
      if (reader.reading == WH_WATCHING) found = reader;
    } else if (found.reading == WH_READING) {
      return found;
    }
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)processes[i], (int)processes[i]);
    if (contents(path, text, sizeof text) <= 0) continue;
    char *rest = text;
    while (count < most_processes) {
      char *end;
      long process = strtol(rest, &end, 10);
      if (end == rest || process <= 1) break;
      processes[count++] = (pid_t)process;
      rest = end;
    }
  }
  return found;
}

#endif
