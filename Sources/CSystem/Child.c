#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ChildProcess.h"

static struct sigaction found_pipe_action;
static bool is_pipe_ignored;

void wh_pipe_signal_ignore(void) {
  if (is_pipe_ignored) return;
  struct sigaction action = {.sa_handler = SIG_IGN};
  sigemptyset(&action.sa_mask);
  is_pipe_ignored = sigaction(SIGPIPE, &action, &found_pipe_action) == 0;
}

void wh_pipe_signal_restore(void) {
  if (!is_pipe_ignored) return;
  is_pipe_ignored = false;
  sigaction(SIGPIPE, &found_pipe_action, NULL);
}

int wh_descriptor_above(int descriptor, int taken) {
  // Where few are allowed, a lower one has to do.
  for (int least = 64; least > 2; least /= 2) {
    int high = fcntl(descriptor, F_DUPFD_CLOEXEC, least);
    if (high >= 0 && high == taken) {
      int next = fcntl(descriptor, F_DUPFD_CLOEXEC, high + 1);
      close(high);
      high = next;
    }
    if (high >= 0) return high;
    if (errno != EINVAL && errno != EMFILE) return -1;
  }
  errno = EMFILE;
  return -1;
}

bool wh_pipe_open(int ends[2]) {
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return true;
}

void wh_pty_resize(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(descriptor, TIOCSWINSZ, &size);
}

bool wh_pty_open(wh_pty *pty, const struct termios *settings, int columns, int rows) {
  char name[128];
  int ours = posix_openpt(O_RDWR | O_NOCTTY);
  if (ours < 0) return false;
  fcntl(ours, F_SETFD, FD_CLOEXEC);
  int theirs = -1;
  if (grantpt(ours) == 0 && unlockpt(ours) == 0 && ptsname_r(ours, name, sizeof name) == 0) {
    theirs = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  if (theirs < 0) {
    int error = errno;
    close(ours);
    errno = error;
    return false;
  }
  if (settings != NULL) tcsetattr(theirs, TCSANOW, settings);
  wh_pty_resize(theirs, columns, rows);
  fcntl(ours, F_SETFL, O_NONBLOCK);
  *pty = (wh_pty){ours, theirs};
  return true;
}

/// What happens between fork and exec: nothing but async-signal-safe calls.
static _Noreturn void become(const wh_command *command, pid_t parent, int report) {
  if (command->terminal >= 0) {
    setsid();
    ioctl(command->terminal, TIOCSCTTY, 0);
  } else {
    setpgid(0, 0);
    wh_end_with(parent);
  }
  for (int stream = 0; stream < 3; stream++) {
    if (command->streams[stream] >= 0) dup2(command->streams[stream], stream);
  }
  if (command->passed >= 0) {
    if (command->passed == command->passed_as) {
      fcntl(command->passed, F_SETFD, 0);
    } else {
      dup2(command->passed, command->passed_as);
    }
  }
  if (is_pipe_ignored) sigaction(SIGPIPE, &found_pipe_action, NULL);
  wh_signals_give_back();

  int error = ENOENT;
  for (char *const *path = command->candidates; *path != NULL; path++) {
    execve(*path, command->arguments, command->environment);
    if (errno == ENOEXEC) {
      command->shell_arguments[1] = *path;
      execve("/bin/sh", command->shell_arguments, command->environment);
    }
    // A program that is there and cannot be executed tells more than one that is elsewhere not.
    // Of a path that was given so, it tells also that a part is no folder.
    if (errno != ENOENT && (errno != ENOTDIR || strchr(command->arguments[0], '/') != NULL)) {
      error = errno;
    }
  }
  ssize_t count = write(report, &error, sizeof error);
  (void)count;
  _exit(127);
}

pid_t wh_start(const wh_command *command, int *error) {
  int report[2];
  if (pipe(report) != 0) return -1;
  // A low number could be one that the child is to have.
  int high = wh_descriptor_above(report[1], command->passed >= 0 ? command->passed_as : -1);
  close(report[1]);
  fcntl(report[0], F_SETFD, FD_CLOEXEC);
  pid_t parent = getpid();
  pid_t child = high < 0 ? -1 : fork();
  if (child == 0) become(command, parent, high);
  int reason = errno;
  if (high >= 0) close(high);
  ssize_t count = 0;
  if (child > 0) {
    // Both sides do this, so that it is done whichever comes first.
    if (command->terminal < 0) setpgid(child, child);
    do {
      count = read(report[0], error, sizeof *error);
    } while (count < 0 && errno == EINTR);
  }
  close(report[0]);
  errno = reason;
  if (child < 0 || count != sizeof *error) return child;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  return 0;
}

wh_child_news wh_child_ask(pid_t child, int *value) {
  int status = 0;
  pid_t found;
  do {
    found = waitpid(child, &status, WNOHANG | WUNTRACED | WCONTINUED);
  } while (found < 0 && errno == EINTR);
  if (found == 0) return WH_CHILD_SAME;
  if (found < 0) {
    // Somebody who ignores SIGCHLD has no children to ask about.
    *value = 0;
    return WH_CHILD_EXITED;
  }
  if (WIFSTOPPED(status)) {
    *value = WSTOPSIG(status);
    return WH_CHILD_STOPPED;
  }
  if (WIFCONTINUED(status)) return WH_CHILD_CONTINUED;
  *value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return WIFSIGNALED(status) ? WH_CHILD_KILLED : WH_CHILD_EXITED;
}

void wh_child_signal(pid_t child, int terminal, int signal) {
  pid_t user = terminal >= 0 ? tcgetpgrp(terminal) : -1;
  if (kill(-child, signal) != 0) kill(child, signal);
  if (user > 1 && user != child) kill(-user, signal);
}

void wh_no_core(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  wh_no_dump();
}

bool wh_discipline_of(int descriptor, wh_discipline *discipline) {
  struct termios settings;
  if (tcgetattr(descriptor, &settings) != 0) return false;
  discipline->echoes = settings.c_lflag & ECHO;
  discipline->is_canonical = settings.c_lflag & ICANON;
  discipline->sends_signals = settings.c_lflag & ISIG;
  return true;
}

int wh_open_controlling_terminal(void) {
  return open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
}

bool wh_terminal_name(int descriptor, char *name, size_t size) {
  return ttyname_r(descriptor, name, size) == 0;
}

bool wh_terminal_give(pid_t group) {
  int terminal = wh_open_controlling_terminal();
  if (terminal < 0) return false;
  // Who is in the background is stopped for this.
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTTOU);
  sigprocmask(SIG_BLOCK, &only, &mask);
  bool isOurs = group == 0 || tcgetpgrp(terminal) == getpgrp();
  bool isGiven = isOurs && tcsetpgrp(terminal, group == 0 ? getpgrp() : group) == 0;
  sigprocmask(SIG_SETMASK, &mask, NULL);
  close(terminal);
  return isGiven;
}
