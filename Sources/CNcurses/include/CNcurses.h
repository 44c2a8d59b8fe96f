#pragma once

// The part of ncurses that the studio uses, in terms that Swift can see: ncurses itself is macros,
// variadic functions, bit sets and out-parameters. ncurses keeps its state in globals, so all of
// it is for one thread. That is not said with the main actor: Swift's concurrency would come into
// the program, with a queue and two megabytes that every start pays for.
//
// ncurses draws into memory and never touches the terminal: modes, the alternate screen and every
// byte that is written are the caller's.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

/// Takes the locale's rules for characters from the environment. Without `from_environment`, those
/// of a locale that every system has, in UTF-8. Returns whether characters are UTF-8 now.
bool whorl_locale_open(bool from_environment);

/// Starts ncurses with the compiled terminal description `entry` (the value of a TERMINFO
/// variable) of the given name. The environment and the handlers of signals are as before when
/// this returns. Keys are read from standard input. Returns whether it worked.
bool whorl_curses_open(const char *entry, const char *name, int rows, int columns);

/// Ends ncurses. Writes nothing.
void whorl_curses_close(void);

/// Takes what ncurses has drawn since the last call: at most `capacity` bytes, 0 when there is
/// nothing more. The rest stays for the next call.
size_t whorl_curses_take(uint8_t *bytes, size_t capacity);

/// Attributes of text, to be joined with `|`.
enum : unsigned {
  whorl_bold = 1,
  whorl_dim = 2,
  whorl_reverse = 4,
  whorl_underline = 8,
  /// Looks like nothing, but makes the cell another one for ncurses: something that ncurses does
  /// not know of lies over it, and has to be written over when the cell is put again without this.
  whorl_covered = 16,
};

/// Puts one character, with its combining marks, into as many cells as it is wide: 1 or 2. Where
/// the C library has another opinion of its width, a question mark takes its place. `color` is a
/// palette colour from 0, or -1 for the terminal's own.
void whorl_curses_put(
    int row, int column, const wchar_t *text, int width, unsigned attributes, int color);

/// Draws what was put, and leaves the cursor at a place. With `everything`, also draws what ncurses
/// believes to be on the screen already.
void whorl_curses_update(int cursor_row, int cursor_column, bool everything);

/// Tells ncurses of the terminal's size. What was put is gone afterwards.
void whorl_curses_resize(int rows, int columns);

/// What a look at the keyboard and the mouse has found.
enum whorl_input_kind : unsigned {
  whorl_input_none,
  whorl_input_byte,
  whorl_input_code,
  whorl_input_press,
  whorl_input_drag,
  whorl_input_release,
  whorl_input_wheel_up,
  whorl_input_wheel_down,
  whorl_input_other,
};

/// One thing from the keyboard or the mouse.
struct whorl_input {
  enum whorl_input_kind kind;
  /// The byte, or the code that `whorl_curses_define` gave to a sequence.
  uint32_t value;
  /// The cell under the mouse.
  int column, row;
};

/// The next thing from the keyboard or the mouse, without waiting for one.
struct whorl_input whorl_curses_read(void);

/// Gives a code of 0 or more to the bytes that a key sends.
void whorl_curses_define(const char *bytes, int code);

