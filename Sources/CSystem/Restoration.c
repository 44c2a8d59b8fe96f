#include "Restoration.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "Terminal.h"

static struct {
  int output, input;
  size_t count;
  bool has_modes;
  struct termios modes;
  uint8_t bytes[WH_RESTORATION_LIMIT];
} record;

static atomic_bool is_armed;
static atomic_bool is_writing;
static atomic_bool is_crashing;

bool wh_restoration_arm(
    int output, const uint8_t *bytes, size_t count, int input, const struct termios *modes) {
  // A crash half-way through finds no record rather than half of one.
  atomic_store(&is_armed, false);
  if (count > sizeof record.bytes) return false;
  record.output = output;
  record.input = input;
  record.count = count;
  if (count > 0) memcpy(record.bytes, bytes, count);
  record.has_modes = modes != NULL;
  if (modes != NULL) record.modes = *modes;
  atomic_store(&is_armed, true);
  return true;
}

static void write_record(void) {
  int64_t deadline = wh_now() + 250000000;
  size_t done = 0;
  while (done < record.count) {
    ssize_t count = write(record.output, record.bytes + done, record.count - done);
    if (count > 0) {
      done += (size_t)count;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    int64_t remaining = deadline - wh_now();
    if (count == 0 || errno != EAGAIN || remaining <= 0) return;
    struct pollfd entry = {.fd = record.output, .events = POLLOUT};
    poll(&entry, 1, (int)(remaining / 1000000) + 1);
  }
}

void wh_restoration_run(void) {
  if (!atomic_exchange(&is_armed, false)) return;
  int error = errno;
  write_record();
  if (record.has_modes && wh_standing_at(record.input) == WH_FOREGROUND) {
    tcsetattr(record.input, TCSANOW, &record.modes);
  }
  errno = error;
}

ssize_t wh_terminal_write(int output, const void *bytes, size_t count) {
  ssize_t written = -1;
  atomic_store(&is_writing, true);
  bool is_allowed = !atomic_load(&is_crashing);
  if (is_allowed) written = write(output, bytes, count);
  atomic_store(&is_writing, false);
  if (!is_allowed) errno = EIO;
  return written;
}

void wh_restoration_run_crashing(void) {
  int error = errno;
  atomic_store(&is_crashing, true);
  // A thread that is writing just now is waited for, but not one that has been stopped in it.
  int64_t deadline = wh_now() + 250000000;
  while (atomic_load(&is_writing) && wh_now() < deadline) poll(NULL, 0, 1);
  wh_restoration_run();
  errno = error;
}
