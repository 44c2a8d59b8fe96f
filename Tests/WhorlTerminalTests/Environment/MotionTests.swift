import Testing
import WhorlTerminal

@Suite struct MotionTests {
  static let table: [([String: String], Motion)] = [
    ([:], .plain(.dumbTerminal)),
    (["TERM": ""], .plain(.dumbTerminal)),
    (["TERM": "dumb"], .plain(.dumbTerminal)),
    (["TERM": "unknown"], .plain(.dumbTerminal)),
    (["TERM": "dumb", "TTY_INTERACTIVE": "1"], .plain(.dumbTerminal)),
    (["TERM": "xterm"], .animated),
    (["TERM": "linux"], .animated),
    (["TERM": "xterm", "NO_COLOR": "1"], .animated),
    (["TERM": "xterm", "CI": ""], .animated),
    (["TERM": "xterm", "CI": "true"], .plain(.continuousIntegration)),
    (["TERM": "xterm", "CI": "1"], .plain(.continuousIntegration)),
    (["TERM": "xterm", "CI": "1", "FORCE_COLOR": "1"], .plain(.continuousIntegration)),
    (["TERM": "xterm", "CI": "1", "TTY_INTERACTIVE": "1"], .animated),
    (["TERM": "xterm", "TTY_INTERACTIVE": "0"], .plain(.declaredPlain)),
    (["TERM": "xterm", "TTY_COMPATIBLE": "0"], .plain(.declaredPlain)),
    (["TERM": "xterm", "TTY_COMPATIBLE": "1"], .animated),
    (["TERM": "xterm", "ACCESSIBLE": "1"], .plain(.accessible)),
    (["TERM": "xterm", "ACCESSIBLE": "yes"], .plain(.accessible)),
    (["TERM": "xterm", "ACCESSIBLE": "0"], .animated),
    (["TERM": "xterm", "ACCESSIBLE": "false"], .animated),
    (["TERM": "xterm", "ACCESSIBLE": ""], .animated),
  ]

  @Test(arguments: table)
  func `a terminal shows motion unless something speaks against it`(
    variables: [String: String], motion: Motion
  ) {
    let terminal = Environment(variables: variables, isErrorTerminal: true)
    #expect(terminal.motion() == motion)
    #expect(terminal.motion(isForbidden: true) == .plain(.asked))
    let others = Environment(variables: variables, isInputTerminal: true, isOutputTerminal: true)
    #expect(others.motion() == .plain(.noTerminal))
  }

  @Test(arguments: [
    (nil, false), ("", false), ("0", false), ("false", false), ("no", false), ("1", true),
    ("true", true), ("yes", true),
  ])
  func `less motion is wanted where the variable is on`(value: String?, isWanted: Bool) {
    var environment = Environment()
    environment.variables["WHORL_REDUCED_MOTION"] = value
    #expect(environment.prefersReducedMotion == isWanted)
  }
}
