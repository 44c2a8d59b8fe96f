#include "CrashGuard.h"

#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#include "Restoration.h"
#include "ScratchFile.h"

// What the program does wrong, and what it is stopped from by the limits of `ulimit`.
static const int crashes[] = {
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGXFSZ, SIGXCPU,
};
enum { crash_count = sizeof crashes / sizeof crashes[0] };

static struct sigaction found_actions[crash_count];
static stack_t found_stack;
static uint8_t stack[65536];
static bool is_installed;

static volatile sig_atomic_t held_errors = -1;
static volatile sig_atomic_t found_errors = -1;

void wh_errors_release(void) {
  int held = held_errors, found = found_errors;
  if (held < 0) return;
  held_errors = -1;
  dup2(found, STDERR_FILENO);
  close(found);
  uint8_t buffer[4096];
  lseek(held, 0, SEEK_SET);
  for (;;) {
    ssize_t count = read(held, buffer, sizeof buffer);
    if (count <= 0 || write(STDERR_FILENO, buffer, (size_t)count) < 0) break;
  }
  close(held);
}

bool wh_errors_hold(void) {
  if (held_errors >= 0) return true;
  int found = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  int held = wh_scratch_file();
  if (found < 0 || held < 0 || dup2(held, STDERR_FILENO) < 0) {
    if (found >= 0) close(found);
    if (held >= 0) close(held);
    return false;
  }
  found_errors = found;
  held_errors = held;
  return true;
}

static void crashed(int signal) {
  wh_restoration_run_crashing();
  wh_errors_release();
  // SA_RESETHAND has put the default action back; a signal that somebody sent would not come again
  // by itself.
  raise(signal);
}

void wh_crash_guard_install(void) {
  if (is_installed) return;
  is_installed = true;
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, &found_stack);
  struct sigaction action = {
      .sa_handler = crashed,
      .sa_flags = (int)(SA_ONSTACK | SA_RESETHAND),
  };
  sigfillset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) {
    sigaction(crashes[i], &action, &found_actions[i]);
    // Who has the limits ignored wants errors, not an end.
    if (found_actions[i].sa_handler == SIG_IGN) sigaction(crashes[i], &found_actions[i], NULL);
  }
}

void wh_crash_guard_remove(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &found_actions[i], NULL);
  sigaltstack(&found_stack, NULL);
}
