#pragma once
#include <stddef.h>

/// A theme that comes with the program.
typedef struct {
  const char *id;
  const unsigned char *bytes;
  size_t size;
} wh_preset;

/// How many there are.
size_t wh_preset_count(void);

/// The theme at a place in the gallery's order, from 0 to below the count.
wh_preset wh_preset_at(size_t index);

/// The place of the theme of a name; the count where there is none.
size_t wh_preset_named(const char *id);
