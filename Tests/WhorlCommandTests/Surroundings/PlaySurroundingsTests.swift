import Testing
import WhorlTestSupport

/// What `play` shows on terminals and in environments of all kinds, in the bytes that it writes.
struct PlaySurroundingsTests {
  /// One environment, and what must come out of it.
  struct Trial: CustomTestStringConvertible {
    let name: String
    var variables: [String: String]
    var columns = 80
    var moves = true
    var isASCII = false
    var colors = Colors.palette

    var testDescription: String { name }
  }

  enum Colors {
    case none, basic, palette, full
  }

  static let trials = [
    Trial(name: "xterm-256color", variables: [:]),
    Trial(name: "LC_ALL=C", variables: ["LC_ALL": "C"], isASCII: true),
    Trial(name: "TERM=dumb", variables: ["TERM": "dumb"], moves: false),
    Trial(name: "TERM empty", variables: ["TERM": ""], moves: false),
    Trial(name: "TERM=linux", variables: ["TERM": "linux"], isASCII: true, colors: .basic),
    Trial(name: "NO_COLOR=1", variables: ["NO_COLOR": "1"], colors: .none),
    Trial(
      name: "NO_COLOR before FORCE_COLOR", variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"],
      colors: .none),
    Trial(name: "CLICOLOR=0", variables: ["CLICOLOR": "0"], colors: .none),
    Trial(name: "CI=true", variables: ["CI": "true"], moves: false),
    Trial(
      name: "CI=true with FORCE_COLOR", variables: ["CI": "1", "FORCE_COLOR": "1"], moves: false),
    Trial(name: "CI with a person", variables: ["CI": "1", "TTY_INTERACTIVE": "1"]),
    Trial(name: "ACCESSIBLE=1", variables: ["ACCESSIBLE": "1"], moves: false),
    Trial(name: "COLORTERM unset, TERM=xterm", variables: ["TERM": "xterm"], colors: .basic),
    Trial(name: "COLORTERM unset, TERM=screen", variables: ["TERM": "screen"], colors: .basic),
    Trial(name: "COLORTERM=truecolor", variables: ["COLORTERM": "truecolor"], colors: .full),
    Trial(
      name: "COLORTERM=truecolor, TERM=xterm",
      variables: ["COLORTERM": "truecolor", "TERM": "xterm"], colors: .full),
    Trial(name: "TERM=vt100", variables: ["TERM": "vt100"], colors: .none),
    Trial(name: "no terminfo entry", variables: ["TERM": "nonesuch"], colors: .basic),
    Trial(name: "1 column", variables: [:], columns: 1, moves: false),
    Trial(name: "2 columns", variables: [:], columns: 2),
    Trial(name: "no size told", variables: [:], columns: 0),
  ]

  @Test(arguments: trials)
  func `play shows what the surroundings can show`(trial: Trial) throws {
    let home = Home()
    home.folder.write(Home.plainRing, to: Home.themeFile("plain"))
    let terminal = try home.terminal(
      "play", "plain", "--for", "100ms", environment: trial.variables,
      rows: trial.columns == 0 ? 0 : 24, columns: trial.columns)
    #expect(try terminal.waitForEnd() == .exit(0))
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    guard trial.moves else {
      #expect(text == "Loading\r\n")
      return
    }
    #expect(text.contains("\u{1B}["))
    #expect(text.utf8.allSatisfy { $0 < 0x80 } == trial.isASCII)
    let basic = (30...37).map { "\u{1B}[\($0)m" } + (90...97).map { "\u{1B}[\($0)m" }
    let isBasic = basic.contains { text.contains($0) }
    let colors: [Colors] = [
      text.contains("38;2;") ? .full : nil, text.contains("38;5;") ? .palette : nil,
      isBasic ? .basic : nil,
    ].compactMap(\.self)
    #expect(colors == (trial.colors == .none ? [] : [trial.colors]))
    #expect(terminal.screenText == "")
    #expect(terminal.isCursorVisible)
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1", "COLORTERM": "truecolor"]), (["CLICOLOR_FORCE": "1"]), ([:]),
  ])
  func `forced colour brings no motion into a pipe`(variables: [String: String]) throws {
    let result = try Home().whorl("play", "rk-ring", "--for", "10ms", environment: variables)
    #expect(result == Finished(error: Array("Loading\n".utf8), end: .exit(0)))
  }
}
