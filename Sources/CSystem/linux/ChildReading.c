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

/// Whether a descriptor of a process is a terminal, by whatever name.
static bool is_terminal(pid_t process, unsigned long descriptor, dev_t terminal) {
  char path[64];
  struct stat state;
  snprintf(path, sizeof path, "/proc/%d/fd/%lu", (int)process, descriptor);
  if (stat(path, &state) != 0 || !S_ISCHR(state.st_mode)) return false;
  return state.st_rdev == terminal || state.st_rdev == makedev(5, 0);
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
static wh_reading reading_of(pid_t process, dev_t terminal) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/%d/syscall", (int)process);
  if (contents(path, text, sizeof text) <= 0) return WH_UNKNOWN;
  char *rest;
  long call = strtol(text, &rest, 10);
  if (rest == text) return WH_IDLE;
  if (call == SYS_read || call == SYS_readv) {
    return is_terminal(process, strtoul(rest, NULL, 16), terminal) ? WH_READING : WH_IDLE;
  }
  return watches_several(call) && is_terminal(process, 0, terminal) ? WH_WATCHING : WH_IDLE;
}

wh_reading wh_child_reading(pid_t child, int descriptor) {
  struct stat terminal;
  if (fstat(descriptor, &terminal) != 0) return WH_UNKNOWN;
  pid_t processes[most_processes] = {child};
  int count = 1;
  wh_reading found = reading_of(child, terminal.st_rdev);
  for (int i = 0; i < count; i++) {
    if (i > 0) {
      wh_reading reading = reading_of(processes[i], terminal.st_rdev);
      if (reading == WH_READING) return reading;
      if (reading == WH_WATCHING) found = reading;
    } else if (found == WH_READING) {
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
