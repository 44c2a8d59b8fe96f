import Testing
import WhorlRaster
import WhorlTerminal

@Suite struct ColorRuleTests {
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
    #expect(error.showsColor(on: .error) == onTerminal)
    #expect(error.showsColor(on: .output) == onPipe)
    let output = Environment(variables: all, isOutputTerminal: true)
    #expect(output.showsColor(on: .error) == onPipe)
    #expect(output.showsColor(on: .output) == onTerminal)
    for environment in [error, output, Environment()] {
      #expect(environment.showsColor(on: .error, choice: .always))
      #expect(!environment.showsColor(on: .error, choice: .never))
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
    #expect(environment.colorDepth(on: .error) == depth)
  }

  @Test func `the command line's depth wins where colours are shown`() {
    let terminal = Environment(
      variables: ["TERM": "xterm", "COLORTERM": "truecolor"], isErrorTerminal: true)
    #expect(terminal.colorDepth(on: .error, depth: .ansi256) == .ansi256)
    #expect(terminal.colorDepth(on: .output, depth: .ansi256) == .monochrome)
    #expect(terminal.colorDepth(on: .output, choice: .always) == .trueColor)
    #expect(Environment().colorDepth(on: .output, choice: .always) == .ansi16)
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
    #expect(Environment(variables: variables).colorDepth(on: .error) == depth)
  }
}
