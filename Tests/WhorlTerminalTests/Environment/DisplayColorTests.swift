import Testing
import WhorlCore
import WhorlRaster
import WhorlTerminal

@Suite struct DisplayColorTests {
  /// What a terminal and a pipe get for variables, when nothing is said on the command line.
  static let table: [([String: String], onTerminal: Bool, onPipe: Bool)] = [
    ([:], true, false),
    (["NO_COLOR": ""], true, false),
    (["NO_COLOR": "1"], false, false),
    (["NO_COLOR": "0"], false, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
    (["FORCE_COLOR": "1"], true, true),
    (["FORCE_COLOR": "3"], true, true),
    (["FORCE_COLOR": "true"], true, true),
    (["FORCE_COLOR": "0"], true, false),
    (["FORCE_COLOR": ""], true, false),
    (["CLICOLOR_FORCE": "1"], true, true),
    (["CLICOLOR_FORCE": "0"], true, false),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], true, true),
    (["CLICOLOR": "1"], true, false),
    (["CLICOLOR": "0"], false, false),
    (["CLICOLOR": "0", "FORCE_COLOR": "1"], true, true),
    (["TERM": "dumb"], false, false),
    (["TERM": "unknown"], false, false),
    (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
    (["CI": "1"], true, false),
    (["ACCESSIBLE": "1"], true, false),
  ]

  @Test(arguments: table)
  func `the first rule that says anything decides`(
    variables: [String: String], onTerminal: Bool, onPipe: Bool
  ) {
    let all = ["TERM": "xterm"].merging(variables) { $1 }
    let error = Environment(variables: all, isErrorTerminal: true)
    #expect(Display(error).color(on: .error).isShown == onTerminal)
    #expect(Display(error).color(on: .output).isShown == onPipe)
    let output = Environment(variables: all, isOutputTerminal: true)
    #expect(Display(output).color(on: .error).isShown == onPipe)
    #expect(Display(output).color(on: .output).isShown == onTerminal)
    for environment in [error, output, Environment()] {
      let always = Display(environment, asked: wishes(.always))
      #expect(decided(always.color(on: .error), true, .option("--color always")))
      let never = Display(environment, asked: wishes(.never))
      #expect(decided(never.color(on: .error), false, .option("--color never")))
    }
  }

  static let depths: [([String: String], ColorDepth)] = [
    (["TERM": "xterm"], .ansi16),
    (["TERM": "screen"], .ansi16),
    (["TERM": "linux"], .ansi16),
    (["TERM": "xterm-16color"], .ansi16),
    (["TERM": "xterm-256color"], .ansi256),
    (["TERM": "tmux-256color"], .ansi256),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "xterm-ghostty"], .trueColor),
    (["TERM": "alacritty"], .trueColor),
    (["TERM": "foot-extra"], .trueColor),
    (["TERM": "vt100"], .monochrome),
    (["TERM": "vt220-w"], .monochrome),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "screen", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .monochrome),
  ]

  @Test(arguments: depths)
  func `the depth follows the terminal's name`(variables: [String: String], depth: ColorDepth) {
    let environment = Environment(variables: variables, isErrorTerminal: true)
    #expect(Display(environment).depth(on: .error).depth == depth)
  }

  @Test func `the command line's depth wins where colours are shown`() {
    let terminal = Environment(
      variables: ["TERM": "xterm", "COLORTERM": "truecolor"], isErrorTerminal: true)
    let asked = Display(terminal, asked: wishes(depth: .ansi256))
    #expect(asked.depth(on: .error).depth == .ansi256)
    #expect(asked.depth(on: .output).depth == .monochrome)
    let always = Display(terminal, asked: wishes(.always))
    #expect(always.depth(on: .output).depth == .trueColor)
    #expect(
      Display(Environment(), asked: wishes(.always)).depth(on: .output).depth == .ansi16)
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1", "COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor", "TERM": "dumb"], .trueColor),
    (["FORCE_COLOR": "1"], .ansi16),
    (["FORCE_COLOR": "1", "TERM": "vt100"], .ansi16),
    (["COLORTERM": "truecolor"], .monochrome),
  ])
  func `forced colour on a pipe has the declared depth`(
    variables: [String: String], depth: ColorDepth
  ) {
    let display = Display(Environment(variables: variables))
    #expect(display.depth(on: .error).depth == depth)
  }

  /// What decides where names tell nothing: the number of colours in terminfo, then the usual.
  @Test(arguments: [
    (nil, ColorDepth.ansi16, Basis.usual),
    (0, .monochrome, .terminfo(colors: 0)),
    (2, .monochrome, .terminfo(colors: 2)),
    (8, .ansi16, .terminfo(colors: 8)),
    (88, .ansi16, .terminfo(colors: 88)),
    (256, .ansi256, .terminfo(colors: 256)),
    (65536, .ansi256, .terminfo(colors: 65536)),
    (0x100_0000, .trueColor, .terminfo(colors: 0x100_0000)),
  ])
  func `terminfo decides where the name tells nothing`(
    colors: Int?, depth: ColorDepth, basis: Basis
  ) {
    var environment = Environment(variables: ["TERM": "strange"], isErrorTerminal: true)
    environment.terminfo = colors.map { Terminfo(path: "/some/entry", colors: $0) }
    let decision = Display(environment).depth(on: .error)
    #expect(decision.depth == depth)
    #expect(decision.basis == basis)
    environment.variables["TERM"] = "xterm-256color"
    #expect(Display(environment).depth(on: .error).depth == .ansi256)
  }

  /// Which fact a decision names, for the depth on a terminal that is an xterm.
  static let reasons: [([String: String], Basis)] = [
    ([:], .variable("TERM", value: "xterm-256color")),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], .variable("NO_COLOR", value: "1")),
    (["FORCE_COLOR": "0", "CLICOLOR": "0"], .variable("CLICOLOR", value: "0")),
    (["COLORTERM": "24bit", "CLICOLOR": "1"], .variable("COLORTERM", value: "24bit")),
    (["TERM": "dumb"], .variable("TERM", value: "dumb")),
    (["TERM": ""], .unset(["TERM"])),
    (["TERM": "vt100", "FORCE_COLOR": "yes"], .variable("FORCE_COLOR", value: "yes")),
  ]

  @Test(arguments: reasons)
  func `the depth names the fact that decided`(variables: [String: String], basis: Basis) {
    let all = ["TERM": "xterm-256color"].merging(variables) { $1 }
    let terminal = Environment(variables: all, isErrorTerminal: true)
    #expect(Display(terminal).depth(on: .error).basis == basis)
  }

  @Test func `the settings come after the variables and before the terminal`() {
    func depth(
      _ variables: [String: String], asked: DisplayWishes = DisplayWishes(),
      settings: DisplayWishes, isTerminal: Bool = true
    ) -> Decision.Depth {
      let all = ["TERM": "xterm-256color"].merging(variables) { $1 }
      let environment = Environment(variables: all, isErrorTerminal: isTerminal)
      return Display(environment, asked: asked, settings: settings).depth(on: .error)
    }
    let always = wishes(.always)
    let deep = wishes(depth: .trueColor)
    #expect(depth([:], settings: always, isTerminal: false).depth == .ansi256)
    #expect(depth(["NO_COLOR": "1"], settings: always).depth == .monochrome)
    #expect(depth([:], settings: wishes(.never)).basis == .setting("color"))
    #expect(depth(["FORCE_COLOR": "1"], settings: wishes(.never)).depth == .ansi256)
    #expect(depth([:], asked: wishes(.auto), settings: wishes(.never)).depth == .ansi256)
    #expect(depth([:], settings: deep).basis == .setting("colorDepth"))
    #expect(depth(["COLORTERM": "truecolor"], settings: wishes(depth: .ansi16)).depth == .trueColor)
    #expect(depth([:], asked: wishes(depth: .ansi16), settings: deep).depth == .ansi16)
    #expect(depth(["TERM": "dumb"], settings: always).depth == .monochrome)
  }

  private func wishes(_ color: ColorChoice? = nil, depth: ColorDepth? = nil) -> DisplayWishes {
    var wishes = DisplayWishes()
    wishes.color = color
    wishes.depth = depth
    return wishes
  }

  private func decided(_ color: Decision.Color, _ isShown: Bool, _ basis: Basis) -> Bool {
    color.isShown == isShown && color.basis == basis
  }
}
