import Testing
import WhorlTerminal

@Suite struct DisplayMotionTests {
  /// What decides on a terminal; `nil` where nothing speaks against motion.
  static let table: [([String: String], Basis?)] = [
    ([:], .unset(["TERM"])),
    (["TERM": ""], .unset(["TERM"])),
    (["TERM": "dumb"], .variable("TERM", value: "dumb")),
    (["TERM": "unknown"], .variable("TERM", value: "unknown")),
    (["TERM": "dumb", "TTY_INTERACTIVE": "1"], .variable("TERM", value: "dumb")),
    (["TERM": "xterm"], nil),
    (["TERM": "linux"], nil),
    (["TERM": "xterm", "NO_COLOR": "1"], nil),
    (["TERM": "xterm", "CI": ""], nil),
    (["TERM": "xterm", "CI": "true"], .variable("CI", value: "true")),
    (["TERM": "xterm", "CI": "1"], .variable("CI", value: "1")),
    (["TERM": "xterm", "CI": "1", "FORCE_COLOR": "1"], .variable("CI", value: "1")),
    (["TERM": "xterm", "CI": "1", "TTY_INTERACTIVE": "1"], nil),
    (["TERM": "xterm", "TTY_INTERACTIVE": "0"], .variable("TTY_INTERACTIVE", value: "0")),
    (["TERM": "xterm", "TTY_COMPATIBLE": "0"], .variable("TTY_COMPATIBLE", value: "0")),
    (["TERM": "xterm", "TTY_COMPATIBLE": "1"], nil),
    (["TERM": "xterm", "ACCESSIBLE": "1"], .variable("ACCESSIBLE", value: "1")),
    (["TERM": "xterm", "ACCESSIBLE": "yes"], .variable("ACCESSIBLE", value: "yes")),
    (["TERM": "xterm", "ACCESSIBLE": "0"], nil),
    (["TERM": "xterm", "ACCESSIBLE": "false"], nil),
    (["TERM": "xterm", "ACCESSIBLE": ""], nil),
  ]

  @Test(arguments: table)
  func `a terminal shows motion unless something speaks against it`(
    variables: [String: String], against: Basis?
  ) {
    let terminal = Environment(variables: variables, isErrorTerminal: true)
    #expect(
      decided(
        Display(terminal).motion, against == nil, against ?? .stream(.error, isTerminal: true)))
    var asked = DisplayWishes()
    asked.allowsMotion = false
    #expect(decided(Display(terminal, asked: asked).motion, false, .option("--no-animation")))
    let others = Environment(variables: variables, isInputTerminal: true, isOutputTerminal: true)
    #expect(decided(Display(others).motion, false, .stream(.error, isTerminal: false)))
  }

  @Test func `one column is too narrow for a picture`() {
    var terminal = Environment(variables: ["TERM": "xterm"], isErrorTerminal: true)
    terminal.reportedSize = WindowSize(columns: 1, rows: 24)
    #expect(decided(Display(terminal).motion, false, .tooNarrow(columns: 1)))
    terminal.reportedSize = WindowSize(columns: 2, rows: 1)
    #expect(Display(terminal).motion.isAllowed)
  }

  @Test func `the settings can forbid motion, and a variable comes first`() {
    var settings = DisplayWishes()
    settings.allowsMotion = false
    var terminal = Environment(variables: ["TERM": "xterm"], isErrorTerminal: true)
    #expect(decided(Display(terminal, settings: settings).motion, false, .setting("animation")))
    terminal.variables["CI"] = "1"
    let basis = Basis.variable("CI", value: "1")
    #expect(decided(Display(terminal, settings: settings).motion, false, basis))
  }

  @Test(arguments: [
    (nil, nil, nil, false, Basis.usual),
    ("", nil, nil, false, .usual),
    ("0", nil, nil, false, .variable("WHORL_REDUCED_MOTION", value: "0")),
    ("no", nil, true, false, .variable("WHORL_REDUCED_MOTION", value: "no")),
    ("1", nil, nil, true, .variable("WHORL_REDUCED_MOTION", value: "1")),
    ("yes", nil, false, true, .variable("WHORL_REDUCED_MOTION", value: "yes")),
    (nil, nil, true, true, .setting("reducedMotion")),
    (nil, nil, false, false, .setting("reducedMotion")),
    ("0", true, false, true, .option("--reduced-motion")),
  ])
  func `less motion is wanted by an option, then the variable, then the settings`(
    value: String?, option: Bool?, setting: Bool?, isWanted: Bool, basis: Basis
  ) {
    var environment = Environment()
    environment.variables["WHORL_REDUCED_MOTION"] = value
    var asked = DisplayWishes()
    asked.reducesMotion = option
    var settings = DisplayWishes()
    settings.reducesMotion = setting
    let decision = Display(environment, asked: asked, settings: settings).reducedMotion
    #expect(decision.isWanted == isWanted)
    #expect(decision.basis == basis)
  }

  @Test func `the studio needs a terminal on both sides, and not a dumb one`() {
    var environment = Environment(
      variables: ["TERM": "xterm"], isInputTerminal: true, isOutputTerminal: true)
    #expect(Display(environment).studio.isUsable)
    environment.variables["TERM"] = "dumb"
    #expect(Display(environment).studio.basis == .variable("TERM", value: "dumb"))
    environment.isOutputTerminal = false
    #expect(Display(environment).studio.basis == .stream(.output, isTerminal: false))
    environment.isInputTerminal = false
    #expect(Display(environment).studio.basis == .stream(.input, isTerminal: false))
    #expect(!Display(environment).studio.isUsable)
  }

  private func decided(_ motion: Decision.Motion, _ isAllowed: Bool, _ basis: Basis) -> Bool {
    motion.isAllowed == isAllowed && motion.basis == basis
  }
}
