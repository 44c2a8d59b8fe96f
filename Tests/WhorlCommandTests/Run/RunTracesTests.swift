import Testing
import WhorlTestSupport

/// What a command leaves on the terminal, and what of it is shown again.
struct RunTracesTests {
  let home = Home()

  @Test func `what was seen at a question is not shown again`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- bash -c 'echo before; read -p "name: " x; echo "got $x"; exit 1'"#)
    try terminal.wait(for: "the question alone") { $0.screenText == "name:" }
    terminal.send("ok\r")
    #expect(try terminal.waitForEnd() == .exit(1))
    let lines = terminal.rowTexts
    #expect(lines.dropLast().sorted() == ["before", "got ok", "name: ok"])
    #expect(lines.first == "name: ok" && lines.last?.hasPrefix("✗ bash: status 1") == true)
  }

  @Test func `a terminal is not asked again for what it has answered`() throws {
    home.folder.write(
      #"""
      stty -echo -icanon; printf '\033[6n'; IFS= read -r -d R p; stty sane; echo "at ${p#*[}"; exit 1
      """#, to: "ask")
    let terminal = try home.script(#""$W" run --delay 0 -- bash ask; echo "status $?""#)
    try terminal.waitFor("status 1")
    #expect(terminal.text.count(of: "\u{1B}[6n") == 1)
    #expect(terminal.screenText.contains("at 1;1"))
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a question to the terminal that nobody waits for is not asked`() throws {
    let terminal = try home.terminal(
      "run", "--", "sh", "-c", #"printf 'a\033[6nb\033[c\033]11;?\033\\c\n'; exit 1"#)
    #expect(try terminal.waitForEnd() == .exit(1))
    #expect(terminal.bytes == Array("abc\r\n".utf8))
  }

  @Test(arguments: ["abc", #"prog 10%%\rprog 40%%"#])
  func `what is said in the end has a line of its own`(text: String) throws {
    let terminal = try home.script(
      #""$W" run --delay 0 --show-output -- sh -c 'printf "\#(text)"; exit 1'"#)
    #expect(try terminal.waitForEnd() == .exit(1))
    #expect(terminal.rowTexts == [text == "abc" ? "abc" : "prog 40%", "✗ sh: status 1"])
  }

  @Test(arguments: ["", "--show-output"])
  func `what a command has switched on is switched off`(option: String) throws {
    let terminal = try home.script(
      #"""
      "$W" run --timeout 1 \#(option) -- sh -c 'printf "\033[?25l\033[?2004hInst\033[31m"; exec sleep 60'
      printf plain
      """#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isCursorVisible)
    #expect(terminal.rowTexts.first == "Inst")
    #expect(terminal.text.count(of: "\u{1B}[?2004l") == 1)
    #expect(terminal.text.hasSuffix("plain") && terminal.text.count(of: "\u{1B}[31m") == 1)
  }

  @Test func `a screen that a killed command has taken is given back`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 -- bash -c 'stty raw -echo; printf "\e[?1049h\e[?1000hfull"; read -rn1; kill -9 $$'
      echo "status $?"
      """#)
    try terminal.wait(for: "the other screen") { $0.isAlternateScreen && $0.screenText == "full" }
    terminal.send("x")
    try terminal.waitFor("status 137")
    #expect(!terminal.isAlternateScreen && !terminal.isMouseReported)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `after bare newlines the next line begins at the left`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --delay 0 -- bash -c 'stty raw; printf "one\ntwo\n"; read -rn1; printf "three\n"; exit 3'
      echo "status $?"
      """#)
    try terminal.wait(for: "the lines") { $0.screenText.contains("two") && $0.isCursorVisible }
    terminal.send("x")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.rowTexts.contains("status 3"))
    #expect(terminal.rowTexts.contains { $0.hasPrefix("✗ bash: status 3") })
  }

  @Test func `the console of Linux gets signs that it can show`() throws {
    let terminal = try home.terminal(
      "run", "--delay", "0", "--", "false", environment: ["TERM": "linux"])
    #expect(try terminal.waitForEnd() == .exit(1))
    #expect(terminal.rowTexts == ["x false: status 1"])
  }
}

extension String {
  /// How often another text is in this one.
  fileprivate func count(of text: String) -> Int {
    indices.filter { self[$0...].hasPrefix(text) }.count
  }
}
