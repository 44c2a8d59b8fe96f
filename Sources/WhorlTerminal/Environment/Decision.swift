public import WhorlCore
public import WhorlRaster

/// What the rules about the display decide, each time with the reason.
public enum Decision {
  /// Whether there are colours.
  public struct Color: Hashable, Sendable {
    /// Whether there are.
    public let isShown: Bool
    /// Why.
    public let basis: Basis
  }

  /// How many colours there are.
  public struct Depth: Hashable, Sendable {
    /// The depth; `monochrome` where there are none.
    public let depth: ColorDepth
    /// Why.
    public let basis: Basis
  }

  /// The characters that pictures are made of.
  public struct Glyphs: Hashable, Sendable {
    /// The characters.
    public let glyphs: GlyphSet
    /// Whether they are meant for every theme, also for one that would rather have others.
    public let overrulesTheme: Bool
    /// Why.
    public let basis: Basis

    /// The characters, if they are meant for every theme.
    public var overruling: GlyphSet? { overrulesTheme ? glyphs : nil }
  }

  /// Whether pictures may move. Where they may not, words take their place, a line each, without
  /// any control sequence.
  public struct Motion: Hashable, Sendable {
    /// Whether they may.
    public let isAllowed: Bool
    /// Why.
    public let basis: Basis
  }

  /// Whether moving pictures are to move less.
  public struct ReducedMotion: Hashable, Sendable {
    /// Whether they are.
    public let isWanted: Bool
    /// Why.
    public let basis: Basis
  }

  /// What the terminal's own background is like.
  public struct Background: Hashable, Sendable {
    /// What it is like.
    public let backdrop: Backdrop
    /// Why.
    public let basis: Basis
  }

  /// How large the window is.
  public struct Window: Hashable, Sendable {
    /// The size.
    public let size: WindowSize
    /// Where the columns come from.
    public let columnsBasis: Basis
    /// Where the rows come from.
    public let rowsBasis: Basis
  }

  /// Whether the studio can be opened.
  public struct Studio: Hashable, Sendable {
    /// Whether it can.
    public let isUsable: Bool
    /// Why.
    public let basis: Basis
  }
}
