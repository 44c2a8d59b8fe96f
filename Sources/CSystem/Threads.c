#include "Threads.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
  void (*body)(void *);
  void *context;
} start;

static void *run(void *argument) {
  start given = *(start *)argument;
  free(argument);
  given.body(given.context);
  return NULL;
}

bool wh_thread_start(void (*body)(void *), void *context, bool is_deaf) {
  start *given = malloc(sizeof *given);
  if (given == NULL) return false;
  *given = (start){.body = body, .context = context};

  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGXFSZ, SIGXCPU};
  sigset_t blocked, found;
  sigemptyset(&blocked);
  if (is_deaf) sigfillset(&blocked);
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) sigdelset(&blocked, crashes[i]);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_sigmask(SIG_SETMASK, &blocked, &found);
  pthread_t thread;
  bool is_started = pthread_create(&thread, &attributes, run, given) == 0;
  pthread_sigmask(SIG_SETMASK, &found, NULL);
  pthread_attr_destroy(&attributes);
  if (!is_started) free(given);
  return is_started;
}

void wh_crash_stack_provide(void) {
  static atomic_flag is_given = ATOMIC_FLAG_INIT;
  static uint8_t stack[65536];
  stack_t found;
  if (sigaltstack(NULL, &found) != 0 || (found.ss_flags & SS_DISABLE) == 0) return;
  if (atomic_flag_test_and_set(&is_given)) return;
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
}
