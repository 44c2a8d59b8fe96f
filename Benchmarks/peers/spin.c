// The floor of an animation: one write a frame, and a sleep to the next frame's moment.
//
//   spin RATE COUNT FRAME...
//
// COUNT frames, RATE a second from the start, and as long again as the last one lasts. The FRAMEs
// are written in turns, each as it stands.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 4) return 2;
  double rate = atof(words[1]);
  int64_t frames = atoll(words[2]);
  if (!(rate >= 1)) return 2;
  char **forms = words + 3;
  int form_count = count - 3;

  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int64_t i = 0; i < frames; i++) {
    const char *form = forms[i % form_count];
    if (write(STDERR_FILENO, form, strlen(form)) < 0) return 1;
    int64_t next = start.tv_nsec + (int64_t)((i + 1) * 1e9 / rate);
    struct timespec deadline = {start.tv_sec + next / 1000000000, next % 1000000000};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, NULL) != 0) {}
  }
  return 0;
}
