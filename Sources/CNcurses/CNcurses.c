#include "CNcurses.h"

#define NCURSES_WIDECHAR 1

#if !__has_include(<curses.h>)
#error "the studio needs the headers of ncurses with wide characters (Debian: libncurses-dev)"
#endif

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Codes beyond those that ncurses has for its own keys.
enum { first_code = KEY_MAX + 1 };

enum { palette_size = 16 };

static SCREEN *screen;
static FILE *drawing;
static WINDOW *keyboard;

static FILE *open_memory(void) {
#ifdef __linux__
  // A pipe would block on a large repaint: one thread is both of its ends.
  int descriptor = memfd_create("curses", MFD_CLOEXEC);
  return descriptor < 0 ? NULL : fdopen(descriptor, "w+");
#else
  return tmpfile();
#endif
}

static SCREEN *open_described(const char *entry, const char *name) {
  const char *current = getenv("TERMINFO");
  char *previous = current ? strdup(current) : NULL;
  if (current && !previous) return NULL;
  setenv("TERMINFO", entry, 1);
  use_env(FALSE);
  SCREEN *opened = newterm(name, drawing, stdin);
  if (previous)
    setenv("TERMINFO", previous, 1);
  else
    unsetenv("TERMINFO");
  free(previous);
  return opened;
}

static SCREEN *open_without_handlers(const char *entry, const char *name) {
  // Where a signal has no handler, newterm brings its own.
  static const int signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  enum { count = sizeof signals / sizeof signals[0] };
  struct sigaction actions[count];
  for (size_t i = 0; i < count; i++) sigaction(signals[i], NULL, &actions[i]);
  SCREEN *opened = open_described(entry, name);
  for (size_t i = 0; i < count; i++) sigaction(signals[i], &actions[i], NULL);
  return opened;
}

bool whorl_locale_open(bool from_environment) {
  if (!setlocale(LC_CTYPE, from_environment ? "" : "C.UTF-8")) return false;
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool whorl_curses_open(const char *entry, const char *name, int rows, int columns) {
  drawing = open_memory();
  if (!drawing) return false;
  screen = open_without_handlers(entry, name);
  if (!screen) {
    fclose(drawing);
    drawing = NULL;
    return false;
  }
  // Over a slow line the bytes of one key come apart; an escape that is a key waits as long.
  set_escdelay(100);
  typeahead(-1);
  if (has_colors() && start_color() == OK && use_default_colors() == OK)
    for (short color = 0; color < palette_size; color++) init_pair(color + 1, color, -1);
  // Reading from the screen's own window would refresh it.
  keyboard = newpad(1, 1);
  keypad(keyboard, TRUE);
  nodelay(keyboard, TRUE);
  meta(keyboard, TRUE);
  mouseinterval(0);
  mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL);
  resizeterm(rows, columns);
  return true;
}

void whorl_curses_close(void) {
  if (keyboard) delwin(keyboard);
  keyboard = NULL;
  if (screen) delscreen(screen);
  screen = NULL;
  if (drawing) fclose(drawing);
  drawing = NULL;
}

size_t whorl_curses_take(uint8_t *bytes, size_t capacity) {
  static off_t taken;
  int descriptor = fileno(drawing);
  ssize_t count = pread(descriptor, bytes, capacity, taken);
  if (count > 0) {
    taken += count;
    return (size_t)count;
  }
  // All of it is taken: the next drawing starts at the beginning again.
  taken = 0;
  if (ftruncate(descriptor, 0) == 0) lseek(descriptor, 0, SEEK_SET);
  return 0;
}

void whorl_curses_put(
    int row, int column, const wchar_t *text, int width, unsigned attributes, int color) {
  attr_t style = 0;
  if (attributes & whorl_bold) style |= WA_BOLD;
  if (attributes & whorl_dim) style |= WA_DIM;
  if (attributes & whorl_reverse) style |= WA_REVERSE;
  if (attributes & whorl_underline) style |= WA_UNDERLINE;
  // No sequence of the terminal stands for this attribute, so it is never seen.
  if (attributes & whorl_covered) style |= WA_PROTECT;
  short pair = color >= 0 && color < palette_size && has_colors() ? (short)(color + 1) : 0;
  cchar_t cell;
  if (wcwidth(text[0]) == width && setcchar(&cell, text, style, pair, NULL) == OK) {
    mvwadd_wch(stdscr, row, column, &cell);
    return;
  }
  setcchar(&cell, L"?", style, pair, NULL);
  for (int i = 0; i < width; i++) mvwadd_wch(stdscr, row, column + i, &cell);
}

void whorl_curses_update(int cursor_row, int cursor_column, bool everything) {
  if (everything) clearok(curscr, TRUE);
  wmove(stdscr, cursor_row, cursor_column);
  wnoutrefresh(stdscr);
  doupdate();
}

void whorl_curses_resize(int rows, int columns) {
  resizeterm(rows, columns);
  werase(stdscr);
}

void whorl_curses_define(const char *bytes, int code) { define_key(bytes, first_code + code); }

static struct whorl_input read_mouse(void) {
  MEVENT event;
  if (getmouse(&event) != OK) return (struct whorl_input){.kind = whorl_input_other};
  struct whorl_input input = {
      .kind = whorl_input_other, .column = event.x, .row = event.y};
  // A press and its release that arrive together are one click.
  if (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED))
    input.kind = whorl_input_press;
  else if (event.bstate & BUTTON1_RELEASED)
    input.kind = whorl_input_release;
  else if (event.bstate & REPORT_MOUSE_POSITION)
    input.kind = whorl_input_drag;
  else if (event.bstate & BUTTON4_PRESSED)
    input.kind = whorl_input_wheel_up;
  else if (event.bstate & BUTTON5_PRESSED)
    input.kind = whorl_input_wheel_down;
  return input;
}

struct whorl_input whorl_curses_read(void) {
  // Bytes, since wget_wch drops the beginning of a character whose rest has yet to come.
  int value = wgetch(keyboard);
  if (value == ERR) return (struct whorl_input){.kind = whorl_input_none};
  if (value < KEY_MIN)
    return (struct whorl_input){.kind = whorl_input_byte, .value = (uint32_t)value};
  if (value == KEY_MOUSE) return read_mouse();
  if (value < first_code) return (struct whorl_input){.kind = whorl_input_other};
  return (struct whorl_input){.kind = whorl_input_code, .value = (uint32_t)value - first_code};
}
