#include "Lending.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/wait.h>

#include "Variables.h"

/// Starts the command with the signals that a program expects to find.
static int start(const char *command, const char *argument, pid_t *child) {
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGQUIT);
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) != 0) return -1;
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char *const arguments[] = {
      "sh", "-c", (char *)command, (char *)command, (char *)argument, NULL};
  int error = posix_spawn(
      child, "/bin/sh", NULL, &attributes, arguments, (char *const *)wh_environment());
  posix_spawnattr_destroy(&attributes);
  return error;
}

int wh_lend_terminal(const char *command, const char *argument) {
  struct sigaction ignored = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL};
  struct sigaction found_interrupt, found_quit, found_stop;
  sigset_t keys, found_mask;
  sigaction(SIGINT, &ignored, &found_interrupt);
  sigaction(SIGQUIT, &ignored, &found_quit);
  sigaction(SIGTSTP, &usual, &found_stop);
  // A signal that is blocked is kept for later even while it is ignored.
  sigemptyset(&keys);
  sigaddset(&keys, SIGINT);
  sigaddset(&keys, SIGQUIT);
  sigaddset(&keys, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &keys, &found_mask);

  pid_t child;
  int result = -1, status;
  if (start(command, argument, &child) == 0) {
    pid_t ended;
    do ended = waitpid(child, &status, 0);
    while (ended < 0 && errno == EINTR);
    if (ended == child) {
      result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
  }

  sigprocmask(SIG_SETMASK, &found_mask, NULL);
  sigaction(SIGTSTP, &found_stop, NULL);
  sigaction(SIGQUIT, &found_quit, NULL);
  sigaction(SIGINT, &found_interrupt, NULL);
  return result;
}
