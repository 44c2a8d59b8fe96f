#include "Screen.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct wht_screen {
  VTerm *vterm;
  VTermScreen *cells;
  wht_state state;
  char title[512];
};

static int moved_cursor(VTermPos position, VTermPos old, int visible, void *user) {
  (void)old;
  (void)visible;
  wht_screen *screen = user;
  screen->state.cursor_row = position.row;
  screen->state.cursor_column = position.col;
  return 1;
}

static int set_property(VTermProp property, VTermValue *value, void *user) {
  wht_screen *screen = user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE:
    screen->state.cursor_visible = value->boolean;
    break;
  case VTERM_PROP_ALTSCREEN:
    screen->state.alternate_screen = value->boolean;
    break;
  case VTERM_PROP_MOUSE:
    screen->state.mouse = value->number;
    break;
  case VTERM_PROP_TITLE:
    strncpy(screen->title, value->string, sizeof screen->title - 1);
    break;
  default:
    break;
  }
  return 1;
}

static const VTermScreenCallbacks callbacks = {
    .movecursor = moved_cursor,
    .settermprop = set_property,
};

wht_screen *wht_new(int rows, int columns) {
  wht_screen *screen = calloc(1, sizeof *screen);
  if (screen == NULL) return NULL;
  screen->vterm = vterm_new(rows, columns);
  vterm_set_utf8(screen->vterm, 1);
  screen->cells = vterm_obtain_screen(screen->vterm);
  vterm_screen_set_callbacks(screen->cells, &callbacks, screen);
  vterm_screen_enable_altscreen(screen->cells, 1);
  screen->state.cursor_visible = true;
  vterm_screen_reset(screen->cells, 1);
  return screen;
}

void wht_free(wht_screen *screen) {
  vterm_free(screen->vterm);
  free(screen);
}

void wht_resize(wht_screen *screen, int rows, int columns) {
  vterm_set_size(screen->vterm, rows, columns);
}

void wht_feed(wht_screen *screen, const uint8_t *bytes, size_t count) {
  vterm_input_write(screen->vterm, (const char *)bytes, count);
  vterm_screen_flush_damage(screen->cells);
}

size_t wht_take_answers(wht_screen *screen, uint8_t *buffer, size_t size) {
  return vterm_output_read(screen->vterm, (char *)buffer, size);
}

static wht_color color(wht_screen *screen, VTermColor value, bool is_default) {
  vterm_screen_convert_color_to_rgb(screen->cells, &value);
  return (wht_color){value.rgb.red, value.rgb.green, value.rgb.blue, is_default};
}

wht_cell wht_cell_at(wht_screen *screen, int row, int column) {
  VTermScreenCell cell = {0};
  wht_cell result = {0};
  vterm_screen_get_cell(screen->cells, (VTermPos){row, column}, &cell);
  memcpy(result.scalars, cell.chars, sizeof result.scalars);
  result.width = cell.width;
  result.bold = cell.attrs.bold;
  result.underline = cell.attrs.underline != 0;
  result.italic = cell.attrs.italic;
  result.blink = cell.attrs.blink;
  result.reverse = cell.attrs.reverse;
  result.strike = cell.attrs.strike;
  result.foreground = color(screen, cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  result.background = color(screen, cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
  return result;
}

wht_state wht_current(wht_screen *screen) { return screen->state; }

const char *wht_title(wht_screen *screen) { return screen->title; }
