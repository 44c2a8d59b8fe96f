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

  /// A glyph in two frames, one of them wide.
  static let wave = """
    {
      "format": "whorl-theme",
      "version": 1,
      "id": "wave",
      "title": "Wave 波",
      "description": "A sign that comes and goes.",
      "spinner": {
        "form": "glyphs",
        "frames": ["波", "~"],
        "interval": 0.5
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

  /// Two own themes whose pictures are single characters.
  static let signs = [Studio.own("bar", bar), Studio.own("wave", wave)]

  /// Two own themes.
  static let own = [Studio.own("bar", bar), Studio.own("ring-one", ring)]
}
