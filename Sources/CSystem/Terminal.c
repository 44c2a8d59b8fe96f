#include "Terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

int64_t wh_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

bool wh_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

int wh_reopen_terminal(int descriptor) {
  char path[256];
  if (ttyname_r(descriptor, path, sizeof path) != 0) return -1;
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

bool wh_is_same_terminal(int a, int b) {
  struct stat first, second;
  if (!isatty(a) || fstat(a, &first) != 0 || fstat(b, &second) != 0) return false;
  return S_ISCHR(second.st_mode) && first.st_rdev == second.st_rdev;
}

wh_standing wh_standing_at(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  if (group < 0) return errno == ENOTTY ? WH_FOREGROUND : WH_GONE;
  return group == getpgrp() ? WH_FOREGROUND : WH_BACKGROUND;
}
