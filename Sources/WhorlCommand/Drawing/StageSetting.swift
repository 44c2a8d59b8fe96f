import WhorlCore
import WhorlRaster
import WhorlTerminal

/// How themes are shown on the terminal that standard error is.
struct StageSetting {
  /// How many colours there are.
  let depth: ColorDepth
  /// The characters that were asked for.
  let glyphs: GlyphSet?
  /// The characters that suit the terminal.
  let preferred: GlyphSet
  /// How much motion is wanted.
  let manner: Performance.Manner
  /// The terminal's own colours.
  let surface: Surface
  /// The size that was asked for.
  var box: (columns: Int, rows: Int)?
  /// Whether there is one row only.
  var isInline = false

  /// Decides by the command line first, by the environment then.
  init(_ arguments: ParsedArguments, _ environment: Environment) {
    let choice = arguments.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    depth = environment.colorDepth(on: .error, choice: choice, depth: arguments.depth)
    glyphs = arguments.glyphSet
    preferred = environment.drawsUnicode ? .braille : .ascii
    manner = arguments.manner ?? (environment.prefersReducedMotion ? .reduced : .full)
    surface = Surface(in: environment)
  }
}
