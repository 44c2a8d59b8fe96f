// A hundred spinners of one cell each, by ncurses.
//
//   spinner_wall RATE RECORD
//
// RECORD holds, for each frame, a hundred pairs of a scalar and a colour's number, -1 for the default,
// 32 bits each.
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SPINNERS = 100 };

typedef struct {
  int32_t scalar, color;
} Sign;

int main(int count, char **words) {
  if (count < 3) return 2;
  long rate = atol(words[1]);
  FILE *file = fopen(words[2], "rb");
  if (!file || rate < 1) return 1;
  Sign(*record)[SPINNERS] = NULL;
  size_t frames = 0;
  for (;;) {
    record = realloc(record, (frames + 1) * sizeof *record);
    if (!record) return 1;
    if (fread(record[frames], sizeof *record, 1, file) != 1) break;
    frames++;
  }
  fclose(file);

  setlocale(LC_ALL, "");
  initscr();
  start_color();
  use_default_colors();
  curs_set(0);
  for (int color = 0; color < 256; color++) init_pair(color + 1, color, -1);
  struct timespec deadline;
  clock_gettime(CLOCK_MONOTONIC, &deadline);
  for (size_t frame = 0; frame < frames; frame++) {
    for (int place = 0; place < SPINNERS; place++) {
      Sign sign = record[frame][place];
      wchar_t text[2] = {sign.scalar, 0};
      cchar_t cell;
      setcchar(&cell, text, 0, sign.color + 1, NULL);
      mvadd_wch(place / 10 * 2, place % 10 * 8, &cell);
    }
    refresh();
    deadline.tv_nsec += 1000000000 / rate;
    if (deadline.tv_nsec >= 1000000000) {
      deadline.tv_nsec -= 1000000000;
      deadline.tv_sec++;
    }
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, NULL) != 0) {}
  }
  endwin();
  return 0;
}
