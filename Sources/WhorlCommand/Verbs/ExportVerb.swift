import WhorlCore
import WhorlFormats
import WhorlRaster
import WhorlTerminal
import WhorlThemes

/// Writes a theme in another format.
enum ExportVerb {
  private static let format = Option(
    "format", .choice(["json", "frames", "cli-spinners"]), "the format to write")
  private static let loop = Option("loop", .text("TIME"), "the loop's length, such as 2s")

  static let description = VerbDescription(
    synopsis: "THEME --format FORMAT [-o FILE] [--size CxR] [--fps N] [--loop TIME]",
    arity: .exactly(1), options: [format, .output, .size, .fps, loop, .glyphs],
    summary: "write a theme in another format",
    details: [
      "json          every property of the theme, defaults too",
      "frames        text frames, parted by a line that holds a form feed",
      "cli-spinners  the JSON of sindresorhus/cli-spinners, one row",
      "What a format cannot carry is told on standard error.",
    ],
    operands: [.theme])

  static func run(
    _ arguments: ParsedArguments, in environment: Environment
  ) throws(CommandError) -> Int32 {
    guard let name = arguments.value(of: format) else { throw .usage(.missingValue(format)) }
    let document = try NamedTheme(arguments.operands[0], in: environment).document
    let bytes: [UInt8]
    let losses: [ExportLoss]
    switch name {
    case "json":
      do {
        (bytes, losses) = try SpelledOutTheme.write(document)
      } catch {
        throw .theme(error, file: arguments.operands[0])
      }
    case "frames": (bytes, losses) = try frames(document.theme, arguments)
    default: (bytes, losses) = try cliSpinners(document.theme, arguments)
    }
    for loss in losses where !arguments.has(.quiet) {
      try StandardStream.error.writeLine("whorl: note: " + loss.message)
    }
    try OutputFile(arguments.value(of: .output)).write(bytes)
    return 0
  }

  private static func frames(
    _ theme: Theme, _ arguments: ParsedArguments
  ) throws(CommandError) -> (bytes: [UInt8], losses: [ExportLoss]) {
    let size = try arguments.box(of: .size) ?? ThemeRenderer.size(of: theme)
    let sampling = try sampling(theme, arguments)
    let cells = size.columns * size.rows * sampling.times.count
    guard cells <= TextFrames.cellLimit else {
      throw .data([
        "whorl: \(sampling.times.count) frames of \(size.columns)x\(size.rows) are \(cells) cells; "
          + "at most \(TextFrames.cellLimit) are written"
      ])
    }
    let bytes = TextFrames.write(
      renderer: renderer(sampling.theme, arguments), columns: size.columns, rows: size.rows,
      sampling: sampling)
    return (bytes, sampling.losses)
  }

  private static func cliSpinners(
    _ theme: Theme, _ arguments: ParsedArguments
  ) throws(CommandError) -> (bytes: [UInt8], losses: [ExportLoss]) {
    let box = try arguments.box(of: .size)
    if let box, box.rows != 1 {
      throw .usage(
        .badValue(.size, "\(box.columns)x\(box.rows)", allowed: "one row, such as 3x1"))
    }
    // The twin is exact where drawing would have to guess.
    var theme = theme
    if arguments.glyphSet == .ascii, let twin = theme.terminal.ascii {
      theme.spinner = .glyphs(twin)
    }
    let sampling = try sampling(theme, arguments)
    return CLISpinners.write(
      theme, renderer: renderer(sampling.theme, arguments), columns: box?.columns ?? 1,
      sampling: sampling)
  }

  private static func sampling(
    _ theme: Theme, _ arguments: ParsedArguments
  ) throws(CommandError) -> Sampling {
    let length = try arguments.time(of: loop)
    if let length, !(Time(seconds: 0.05)...Time(seconds: 600)).contains(length) {
      throw .usage(
        .badValue(loop, arguments.value(of: loop) ?? "", allowed: "a time from 0.05s to 600s"))
    }
    let rate = try arguments.whole(of: .fps, in: 1...60).map(Double.init)
    return Sampling(theme, framesPerSecond: rate ?? theme.terminal.frameRate, loop: length)
  }

  /// Text has no colours, so the theme is drawn for none.
  private static func renderer(_ theme: Theme, _ arguments: ParsedArguments) -> ThemeRenderer {
    ThemeRenderer(
      theme, glyphs: arguments.glyphSet, renderer: CellRenderer(depth: .monochrome))
  }
}
