#ifdef __linux__

#include "../Events.h"

#include <errno.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { capacity = 8 };

static int set = -1;
static bool is_refused;
/// What the set holds.
static struct {
  int descriptor;
  uint32_t wanted;
} held[capacity];
static int held_count;

void wh_events_forget(void) {
  if (set >= 0) close(set);
  set = -1;
  held_count = 0;
}

static uint32_t wanted(const wh_interest *interest) {
  return (interest->wants_reading ? EPOLLIN : 0) | (interest->wants_writing ? EPOLLOUT : 0);
}

/// Makes the set hold the interests, and nothing else, in their order.
static bool hold(const wh_interest *interests, int count) {
  bool is_held = set >= 0 && count == held_count;
  for (int i = 0; is_held && i < count; i++) {
    is_held = held[i].descriptor == interests[i].descriptor && held[i].wanted == wanted(&interests[i]);
  }
  if (is_held) return true;
  wh_events_forget();
  set = epoll_create1(EPOLL_CLOEXEC);
  if (set < 0) return false;
  for (int i = 0; i < count; i++) {
    struct epoll_event event = {.events = wanted(&interests[i]), .data.u32 = (uint32_t)i};
    if (epoll_ctl(set, EPOLL_CTL_ADD, interests[i].descriptor, &event) != 0) return false;
    held[i].descriptor = interests[i].descriptor;
    held[i].wanted = event.events;
  }
  held_count = count;
  return true;
}

bool wh_events_wait(
    const struct timespec *limit, const sigset_t *mask, wh_interest *interests, int count,
    wh_wakening *wakening) {
#ifdef SYS_epoll_pwait2
  if (is_refused || count > capacity) return false;
  if (!hold(interests, count)) {
    // Some kinds of files are always ready, and in no set; a descriptor may be there twice.
    wh_events_forget();
    return false;
  }
  struct epoll_event events[capacity];
  // The kernel's set of signals is 64 bits.
  long ready = syscall(SYS_epoll_pwait2, set, events, capacity, limit, mask, (size_t)8);
  if (ready < 0 && errno != EINTR) {
    is_refused = true;
    wh_events_forget();
    return false;
  }
  *wakening = ready > 0 ? WH_READY : ready == 0 ? WH_DEADLINE : WH_SIGNAL;
  for (int i = 0; i < count; i++) interests[i].is_readable = interests[i].is_writable = false;
  for (long i = 0; i < ready; i++) {
    wh_interest *interest = &interests[events[i].data.u32];
    bool has_ended = events[i].events & (EPOLLHUP | EPOLLERR);
    interest->is_readable = interest->wants_reading && (has_ended || events[i].events & EPOLLIN);
    interest->is_writable = interest->wants_writing && (has_ended || events[i].events & EPOLLOUT);
  }
  return true;
#else
  return false;
#endif
}

#endif
