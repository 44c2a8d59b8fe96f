import WhorlCore
import WhorlTerminal

/// The options of `run`, read.
struct RunOptions {
  private static let spinner = Option("spinner", letter: "s", .theme, "the theme to show")
  private static let title = Option(
    "title", aliases: ["text"], .text("TEXT"), "words beside it; the command's name by default")
  private static let titleFrom = Option(
    "title-from", .text("last|/REGEX/|fd:N"),
    "take the title from the last line of output, from the last that matches, or from descriptor N")
  private static let delay = Option(
    "delay", .text("TIME"), "show nothing for commands that are quicker; 300ms by default")
  private static let align = Option(
    "align", .choice(["left", "right"]), "on which side of the words the picture is")
  private static let showOutput = Option("show-output", "show all output at once, above the line")
  private static let showStdout = Option("show-stdout", "show standard output at once")
  private static let showStderr = Option("show-stderr", "show standard error at once")
  private static let showError = Option(
    "show-error", "show output only if the command fails, also where it goes to a file or a pipe")
  private static let tail = Option(
    "tail", .text("N"), "show only the last N lines of each stream when the command fails")
  private static let timeout = Option(
    "timeout", .text("TIME"), "end the command after that time, with status 124; 0 for no limit")
  private static let success = Option("success", .text("TEXT"), "what is said when it succeeds")
  private static let failure = Option("failure", .text("TEXT"), "what is said when it fails")
  private static let retry = Option(
    "retry", "when it fails, ask whether to run it again: Enter, r or a click; q gives up")
  private static let accessible = Option(
    "accessible", "lines of words instead of a picture: at the start, each 30 s, at the end")

  /// All of them, as the help shows them.
  static let all =
    [
      spinner, title, titleFrom, delay, align, showOutput, showError, showStdout, showStderr, tail,
      timeout, success, failure, retry, accessible,
    ] + Option.display

  /// The theme where nothing names one.
  static let usualTheme = "braille-dots"

  /// All that does not depend on where it is shown; shown in words, or not at all.
  private(set) var order: RunOrder
  /// The theme that is named.
  let theme: String?
  let side: PictureSide
  private let isAccessible: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments, _ environment: Environment) throws(CommandError) {
    theme = arguments.value(of: Self.spinner)
    side = arguments.value(of: Self.align) == "right" ? .right : .left
    isAccessible = arguments.has(Self.accessible)
    isQuiet = arguments.has(.quiet)

    let command = ChildCommand(words: WhorlTool.lastWords(arguments.operands.count))
    let title = arguments.value(of: Self.title) ?? command.name
    var wording = RunWording(
      title: title, showsSigns: environment.showsSigns && arguments.glyphSet != .ascii)
    wording.success = arguments.value(of: Self.success)
    wording.failure = arguments.value(of: Self.failure)
    // Where only standard error goes elsewhere, it holds what the command writes, and nothing else.
    let isSaid = environment.isErrorTerminal || !environment.isOutputTerminal
    order = RunOrder(command, display: isSaid && !isQuiet ? .words : .nothing, wording: wording)
    order.output.showsOutput = arguments.has(Self.showOutput) || arguments.has(Self.showStdout)
    order.output.showsError = arguments.has(Self.showOutput) || arguments.has(Self.showStderr)
    order.output.isForFailure = arguments.has(Self.showError)
    order.output.tail = try arguments.whole(of: Self.tail, in: 0...1_000_000)
    if let delay = try arguments.time(of: Self.delay) { order.delay = delay }
    order.timeout = try arguments.time(of: Self.timeout).flatMap { $0 > .zero ? $0 : nil }
    order.asksToRetry = arguments.has(Self.retry)
    order.titles = try Self.titles(arguments)
  }

  /// Whether there is a line that moves.
  func showsLine(_ surroundings: Surroundings) -> Bool {
    let environment = surroundings.display.environment
    return environment.isErrorTerminal && !isQuiet && !isAccessible
      && !RunMarker.isInside(environment) && surroundings.display.motion.isAllowed
  }

  private static func titles(_ arguments: ParsedArguments) throws(CommandError) -> TitleSource {
    guard let text = arguments.value(of: titleFrom) else { return .none }
    if text == "last" { return .lastLine }
    if text.hasPrefix("fd:"), let number = Int32(text.dropFirst(3)), (3...63).contains(number) {
      return .descriptor(number)
    }
    let allowed = "last, /REGEX/ or fd:N with N from 3 to 63"
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
      throw .usage(.badValue(titleFrom, text, allowed: allowed))
    }
    do throws(RegularExpression.SyntaxError) {
      return .matching(try RegularExpression(String(text.dropFirst().dropLast())))
    } catch {
      throw .usage(.badValue(titleFrom, text, allowed: "\(allowed) (\(error.reason))"))
    }
  }
}
