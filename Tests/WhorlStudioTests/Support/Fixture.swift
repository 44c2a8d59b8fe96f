import WhorlThemes

/// Theme files for tests.
enum Fixture {
  /// A glyph in three frames.
  static let bar = """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "bar",
      "title": "A bar",
      "tags": ["plain", "ascii"],
      "spinner": {
        "form": "glyphs",
        "frames": ["|", "/", "-"],
        "interval": 0.1
      }
    }

    """

  /// A ring whose numbers are spelled in unusual ways.
  static let ring = """
    {
      "format": "whorl-theme", "version": 1, "id": "ring-one",
      "x-note": "mine",
      "spinner": {
        "form": "ring",
        "lineWidth": 2.00,
        "colorSequence": ["#FF0000", "#00FF00"]
      }
    }

    """

  /// Two own themes.
  static let own = [Studio.own("bar", bar), Studio.own("ring-one", ring)]
}
