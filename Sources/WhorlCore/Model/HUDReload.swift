/// What a presentation shows while one may try again: all of its place can be clicked.
public struct HUDReload: Hashable, Sendable {
  /// The words, where the program gives none.
  public var message = "Tap to reload"
  /// The words once it is tried again, where the program gives none; empty for those from before.
  public var exitMessage = ""
  /// The characters in the spinner's place.
  public var glyph = "↻"
  /// What stands for them where only ASCII is to be had.
  public var ascii = "(r)"
  /// A PNG file in their place, relative to the theme's; empty for none.
  public var image = ""

  /// Creates the usual way to try again.
  public init() {}
}
