import Testing
import WhorlTestSupport

/// Where the streams of a command go.
struct RunStreamTests {
  let home = Home()

  @Test func `what is captured is exactly what the command wrote`() throws {
    let result = try home.batch(#"x=$("$W" run -- printf 'a\nb'); printf '[%s]' "$x""#)
    #expect(result == Finished(output: Array("[a\nb]".utf8), end: .exit(0)))
    let terminal = try home.script(
      #"x=$("$W" run --delay 0 -- sh -c 'sleep 0.3; printf "a\nb"'); printf '[%s]' "$x" >file"#)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: "file") == "[a\nb]")
  }

  @Test func `output that is shown at once is captured too, while the picture moves`() throws {
    let terminal = try home.script(
      #"x=$("$W" run --show-output --delay 0 -- sh -c 'sleep 0.3; echo hi'); printf '[%s]' "$x" >file"#
    )
    try terminal.wait(for: "a picture") { $0.isSpinning }
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: "file") == "[hi]")
  }

  @Test func `a file is copied byte for byte`() throws {
    let lines = (0..<200_000).map { "line \($0)\r\n" }.joined()
    home.folder.write(lines, to: "from")
    let terminal = try home.script(
      #""$W" run --delay 0 -- cat <from >to && cmp from to && echo same"#)
    try terminal.waitFor("same")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `where standard error goes to a file, it holds only what the command wrote`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- sh -c 'echo out; echo err >&2; exit 3' 2>err; echo "status $?""#)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(home.folder.text(of: "err") == "err\n")
    #expect(terminal.rowTexts == ["out", "status 3"])
  }

  @Test func `a pipe for standard input takes no picture away`() throws {
    let terminal = try home.script(
      #"head -c 100000 /dev/zero | "$W" run --delay 0 --show-output -- sh -c 'sleep 0.3; wc -c'"#)
    try terminal.wait(for: "a picture") { $0.isSpinning }
    try terminal.waitFor("100000")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `the command sees terminals where there are some, and others where not`() throws {
    func seen(_ script: String) throws -> String? {
      let terminal = try home.script(script)
      #expect(try terminal.waitForEnd() == .exit(0))
      return home.folder.text(of: "seen")
    }
    let out = #"sh -c 'for n in 0 1 2; do test -t $n && echo $n >&9; done; true'"#
    #expect(try seen(#""$W" run -- "# + out + " 9>seen") == "0\n1\n2\n")
    #expect(try seen(#""$W" run -- "# + out + " 9>seen >/dev/null") == "0\n2\n")
    #expect(try seen(#""$W" run -- "# + out + " 9>seen 2>/dev/null </dev/null") == "1\n")
  }

  @Test func `the command knows the window's size, also a new one`() throws {
    let terminal = try home.script(
      #""$W" run --show-output -- bash -c 'trap "stty size; exit 4" WINCH; stty size; while :; do sleep 0.05; done'"#,
      rows: 20, columns: 70)
    try terminal.waitFor("20 70")
    terminal.resize(rows: 30, columns: 90)
    try terminal.waitFor("30 90")
    #expect(try terminal.waitForEnd() == .exit(4))
  }

  @Test func `without any terminal it does what it is to do`() throws {
    let result = try home.whorl("run", "--", "echo", "hi")
    #expect(result == Finished(output: Array("hi\n".utf8), end: .exit(0)))
  }

  @Test func `without a controlling terminal it does too`() throws {
    let result = try home.batch(#"setsid -w "$W" run -- sh -c 'echo hi; exit 4' </dev/null"#)
    #expect(result == Finished(output: Array("hi\n".utf8), end: .exit(4)))
  }

  @Test func `a command that closes its streams is waited for`() throws {
    let terminal = try home.script(
      #""$W" run --delay 0 -- sh -c 'exec <&- >&- 2>&-; sleep 0.4; exit 6'; echo "status $?""#)
    try terminal.waitFor("status 6")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `a stream that is closed stays so, whatever we open`() throws {
    let out = try home.script(
      #"""
      "$W" run --delay 0 --show-error -- sh -c 'echo secret; echo told >&2; exit 1' >&-
      echo "status $?"
      """#)
    #expect(try out.waitForEnd() == .exit(0))
    #expect(out.rowTexts == ["told", "✗ sh: status 1", "status 1"])
    let error = try home.script(
      #"""
      "$W" run --delay 0 -- sh -c 'echo told; echo secret >&2; exit 1' 2>&-
      echo "status $?"
      """#)
    #expect(try error.waitForEnd() == .exit(0))
    #expect(error.rowTexts == ["told", "status 1"])
    let input = try home.script(
      #""$W" run --delay 0 --show-output -- sh -c 'read x; echo "read $?"' <&-"#)
    #expect(try input.waitForEnd() == .exit(0))
    #expect(input.rowTexts == ["read 1", "✓ sh"])
  }

  @Test func `what cannot be written to a closed standard output is told`() throws {
    let result = try home.batch(#""$W" list >&-; echo "status $?" >&2"#)
    #expect(
      result.errorText == "whorl: cannot write: Bad file descriptor\nstatus 1\n")
  }

  @Test func `a daemon that the command leaves behind does not hold it up, and stays`() throws {
    let terminal = try home.script(
      #"""
      "$W" run --show-output -- sh -c 'setsid sh -c "echo \$\$ >pid; exec sleep 60" & while ! test -s pid; do sleep 0.01; done; echo begun'
      echo "status $?"
      """#)
    try terminal.waitFor("status 0")
    #expect(terminal.screenText.contains("begun"))
    #expect(home.isRunning("pid"))
    _ = try home.batch("kill $(cat pid)")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func `the last words of a command are not lost`() throws {
    for _ in 0..<10 {
      let terminal = try home.script(
        #""$W" run --delay 0 --show-output -- sh -c 'seq 1 3000; printf "no newline"'"#)
      #expect(try terminal.waitForEnd() == .exit(0))
      #expect(terminal.lineNumbers == Array(1...3000))
      #expect(terminal.screenText.contains("no newline"))
    }
  }

  @Test func `a reader that goes away does not end the supervision`() throws {
    let result = try home.batch(
      #"""
      { "$W" run --delay 0 --timeout 20s -- sh -c 'sleep 0.3; exit 9'; echo $? >status; } 2>&1 | true
      cat status
      """#)
    #expect(result.outputText == "9\n")
  }
}
