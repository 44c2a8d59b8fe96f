#include "Signals.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/select.h>
#include <unistd.h>

#include "ChildProcess.h"
#include "Events.h"
#include "Terminal.h"

enum { capacity = 16 };

static int watched[capacity];
static int watched_count;
static struct sigaction found_actions[capacity];
static sigset_t found_mask;
static pthread_t watcher;
/// What is blocked while sleeping.
static sigset_t sleeping_mask;
static volatile sig_atomic_t is_any_noted;
static volatile sig_atomic_t has_arrived[capacity];

static void note(int signal) {
  if (!pthread_equal(pthread_self(), watcher)) {
    // Here it could arrive at any moment; the watcher only takes it while it sleeps.
    pthread_kill(watcher, signal);
    return;
  }
  is_any_noted = 1;
  for (int i = 0; i < watched_count; i++) {
    if (watched[i] == signal) has_arrived[i] = 1;
  }
}

void wh_signals_watch(const int *signals, int count, bool is_guest) {
  wh_events_forget();
  sigset_t blocked;
  sigemptyset(&blocked);
  for (int i = 0; i < count; i++) sigaddset(&blocked, signals[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &found_mask);
  watcher = pthread_self();

  sleeping_mask = found_mask;
  for (int i = 0; i < count; i++) sigdelset(&sleeping_mask, signals[i]);

  // Other threads may be reading or writing; what sleeps here is never restarted.
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  watched_count = 0;
  is_any_noted = 0;
  for (int i = 0; i < count && watched_count < capacity; i++) {
    int index = watched_count;
    if (sigaction(signals[i], NULL, &found_actions[index]) != 0) continue;
    // Who ignores SIGCHLD is not told of its children.
    if (found_actions[index].sa_handler == SIG_IGN && signals[i] != SIGCHLD) continue;
    if (is_guest && found_actions[index].sa_handler != SIG_DFL) continue;
    watched[index] = signals[i];
    has_arrived[index] = 0;
    watched_count++;
    sigaction(signals[i], &action, NULL);
  }
}

void wh_signals_give_back(void) {
  sigset_t pending;
  for (int i = 0; i < watched_count; i++) {
    struct sigaction current;
    sigaction(watched[i], NULL, &current);
    // Somebody may have taken it over meanwhile.
    if (current.sa_handler == note) sigaction(watched[i], &found_actions[i], NULL);
  }
  sigpending(&pending);
  for (int i = 0; i < watched_count; i++) {
    if (!sigismember(&pending, watched[i]) || !sigismember(&found_mask, watched[i])) continue;
    // It came too late to be noted, and to a thread that will not let it through.
    sigset_t only;
    int signal;
    sigemptyset(&only);
    sigaddset(&only, watched[i]);
    if (sigwait(&only, &signal) == 0) kill(getpid(), signal);
  }
  pthread_sigmask(SIG_SETMASK, &found_mask, NULL);
}

void wh_signals_unwatch(void) {
  wh_events_forget();
  wh_signals_give_back();
  watched_count = 0;
  sleeping_mask = found_mask;
}

bool wh_signals_any(void) { return is_any_noted; }

bool wh_signal_take(int signal) {
  // Flags change only during wh_wait, so nothing comes between these lines.
  if (!is_any_noted) return false;
  bool is_taken = false, is_any_left = false;
  for (int i = 0; i < watched_count; i++) {
    if (has_arrived[i] && watched[i] == signal) {
      has_arrived[i] = 0;
      is_taken = true;
    }
    is_any_left = is_any_left || has_arrived[i];
  }
  is_any_noted = is_any_left;
  return is_taken;
}

/// Lets a signal through with its default action, then puts everything back.
static void suffer(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL}, found_action;
  sigset_t only, mask;
  sigemptyset(&action.sa_mask);
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigaction(signal, &action, &found_action);
  // To this thread: another one could let it through later, when the action is another one again.
  pthread_kill(pthread_self(), signal);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &found_action, NULL);
}

void wh_stop_self(void) { suffer(SIGTSTP); }

_Noreturn void wh_die(int signal) {
  suffer(signal);
  // The first process of a container survives its own default actions.
  _exit(128 + signal);
}

/// Waits by asking every descriptor.
static wh_wakening ask(const struct timespec *limit, wh_interest *interests, int count) {
  fd_set readable, writable;
  int highest = -1;
  if (count > 0) {
    FD_ZERO(&readable);
    FD_ZERO(&writable);
  }
  for (int i = 0; i < count; i++) {
    int descriptor = interests[i].descriptor;
    interests[i].is_readable = interests[i].is_writable = false;
    if (descriptor < 0 || descriptor >= FD_SETSIZE) continue;
    if (interests[i].wants_reading) FD_SET(descriptor, &readable);
    if (interests[i].wants_writing) FD_SET(descriptor, &writable);
    if (descriptor > highest) highest = descriptor;
  }
  int ready = count > 0 ? pselect(highest + 1, &readable, &writable, NULL, limit, &sleeping_mask)
                        : pselect(0, NULL, NULL, NULL, limit, &sleeping_mask);
  if (ready == 0) return WH_DEADLINE;
  if (ready < 0) return WH_SIGNAL;
  for (int i = 0; i < count; i++) {
    int descriptor = interests[i].descriptor;
    if (descriptor < 0 || descriptor >= FD_SETSIZE) continue;
    interests[i].is_readable = interests[i].wants_reading && FD_ISSET(descriptor, &readable);
    interests[i].is_writable = interests[i].wants_writing && FD_ISSET(descriptor, &writable);
  }
  return WH_READY;
}

wh_wakening wh_wait(int64_t deadline, wh_interest *interests, int count) {
  struct timespec rest = {0}, *limit = NULL;
  if (deadline >= 0) {
    int64_t remaining = deadline - wh_now();
    if (remaining > 0) {
      rest.tv_sec = remaining / 1000000000;
      rest.tv_nsec = remaining % 1000000000;
    }
    limit = &rest;
  }
  wh_wakening wakening;
  if (count > 0 && wh_events_wait(limit, &sleeping_mask, interests, count, &wakening)) {
    return wakening;
  }
  return ask(limit, interests, count);
}
