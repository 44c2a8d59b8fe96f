#pragma once

// The part of libpng that reads a picture from memory, by its simplified interface: what libpng does
// to leave its depths after an error (setjmp) Swift must not see, and these functions do not show.

#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/// The length of what libpng says of an error, with the byte that ends it.
enum : unsigned { whorl_png_message_length = sizeof((png_image){0}.message) };

/// Looks how large the picture of a PNG file is. Returns false and says why where it is none.
static inline bool whorl_png_size(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  const bool is_read = png_image_begin_read_from_memory(&image, bytes, count) != 0;
  if (is_read) {
    *width = image.width;
    *height = image.height;
  } else {
    snprintf(message, whorl_png_message_length, "%s", image.message);
  }
  png_image_free(&image);
  return is_read;
}

/// Reads the picture of a PNG file as red, green, blue and straight alpha, 8 bits of sRGB each, row
/// by row. Returns false and says why where the file is damaged, or `capacity` is not the number of
/// bytes of its picture.
static inline bool whorl_png_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, size_t capacity, char *message) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  bool is_read = png_image_begin_read_from_memory(&image, bytes, count) != 0;
  image.format = PNG_FORMAT_RGBA;
  if (is_read && PNG_IMAGE_SIZE(image) != capacity) {
    snprintf(message, whorl_png_message_length, "another size than before");
    is_read = false;
  } else {
    is_read = is_read && png_image_finish_read(&image, NULL, pixels, 0, NULL) != 0;
    if (!is_read) { snprintf(message, whorl_png_message_length, "%s", image.message); }
  }
  png_image_free(&image);
  return is_read;
}
