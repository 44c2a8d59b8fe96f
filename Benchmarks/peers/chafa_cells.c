// Pixels to character cells by libchafa, on one thread.
//
//   chafa_cells GLYPHS COLUMNS ROWS WIDTH HEIGHT PIXELS [CELLS]
//
// PIXELS holds frames of WIDTH × HEIGHT red, green, blue, alpha bytes. Prints the CPU time of a frame
// in milliseconds. Writes to CELLS, for each cell, its scalar, its colour and the colour behind it
// as 0xRRGGBB, 32 bits each.
#include <chafa.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static ChafaSymbolTags tags(const char *glyphs) {
  if (!strcmp(glyphs, "half"))
    return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_VHALF;
  if (!strcmp(glyphs, "quadrant"))
    return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF |
           CHAFA_SYMBOL_TAG_QUAD;
  if (!strcmp(glyphs, "sextant"))
    return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HHALF |
           CHAFA_SYMBOL_TAG_SEXTANT;
  if (!strcmp(glyphs, "braille")) return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_BRAILLE;
  return CHAFA_SYMBOL_TAG_ASCII;
}

int main(int count, char **words) {
  if (count < 7) return 2;
  int columns = atoi(words[2]), rows = atoi(words[3]);
  int width = atoi(words[4]), height = atoi(words[5]);
  FILE *file = fopen(words[6], "rb");
  if (!file) return 1;
  size_t size = (size_t)width * height * 4;
  uint8_t *pixels = NULL;
  int frames = 0;
  for (;;) {
    pixels = realloc(pixels, size * (frames + 1));
    if (!pixels) return 1;
    if (fread(pixels + size * frames, 1, size, file) != size) break;
    frames++;
  }
  fclose(file);
  if (frames == 0) return 1;

  chafa_set_n_threads(1);
  ChafaSymbolMap *symbols = chafa_symbol_map_new();
  chafa_symbol_map_add_by_tags(symbols, tags(words[1]));
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, columns, rows);
  chafa_canvas_config_set_symbol_map(config, symbols);
  chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR);
  ChafaCanvas *canvas = chafa_canvas_new(config);

  FILE *cells = count > 7 ? fopen(words[7], "wb") : NULL;
  double start = 0;
  // The first round does not count.
  for (int round = 0; round < 2; round++) {
    start = cpu();
    for (int frame = 0; frame < frames; frame++) {
      chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels + size * frame,
                                   width, height, width * 4);
      if (!cells || round > 0) continue;
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          gint front, back;
          chafa_canvas_get_colors_at(canvas, column, row, &front, &back);
          uint32_t cell[3] = {chafa_canvas_get_char_at(canvas, column, row),
                              front < 0 ? 0 : (uint32_t)front, back < 0 ? 0 : (uint32_t)back};
          fwrite(cell, sizeof cell, 1, cells);
        }
      }
    }
  }
  printf("%.4f\n", (cpu() - start) / frames);
  if (cells && fclose(cells) != 0) return 1;
  return 0;
}
