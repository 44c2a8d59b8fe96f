/// An emulated terminal, seen through accessors because Swift imports neither the bit-fields nor
/// the tagged colours of libvterm.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !__has_include(<vterm.h>)
#error "the tests need libvterm: install libvterm-dev (Debian) or libvterm (Homebrew)"
#endif

typedef struct wht_screen wht_screen;

typedef struct {
  uint8_t red, green, blue;
  bool is_default;
} wht_color;

typedef struct {
  /// The scalars of the glyph, unused ones 0; the first is UINT32_MAX in the right half of a wide one.
  uint32_t scalars[6];
  int width;
  bool bold, underline, italic, blink, reverse, strike;
  wht_color foreground, background;
} wht_cell;

typedef struct {
  int cursor_row, cursor_column;
  bool cursor_visible, alternate_screen;
  /// 0 none, 1 clicks, 2 drags, 3 every movement.
  int mouse;
} wht_state;

wht_screen *wht_new(int rows, int columns);
void wht_free(wht_screen *screen);
void wht_resize(wht_screen *screen, int rows, int columns);
void wht_feed(wht_screen *screen, const uint8_t *bytes, size_t count);

/// Takes what the terminal answers to queries; returns the number of bytes put into `buffer`.
size_t wht_take_answers(wht_screen *screen, uint8_t *buffer, size_t size);

wht_cell wht_cell_at(wht_screen *screen, int row, int column);
wht_state wht_current(wht_screen *screen);

/// The title that was set last; empty before. Valid until the next call of wht_feed.
const char *wht_title(wht_screen *screen);
