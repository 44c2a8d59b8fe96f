import Testing
import WhorlTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How `run` ends.
struct RunStatusTests {
  let home = Home()

  static let ends: [(String, ProcessEnd)] = [
    ("exit 0", .exit(0)), ("exit 7", .exit(7)), ("exit 37", .exit(37)), ("exit 255", .exit(255)),
    ("kill -TERM $$", .signal(SIGTERM)), ("kill -KILL $$", .signal(SIGKILL)),
    ("kill -INT $$", .signal(SIGINT)), ("kill -HUP $$", .signal(SIGHUP)),
    ("kill -SEGV $$", .signal(SIGSEGV)), ("kill -ABRT $$", .signal(SIGABRT)),
    ("kill -USR1 $$", .signal(SIGUSR1)), ("kill -PIPE $$", .signal(SIGPIPE)),
  ]

  @Test(arguments: ends)
  func `it ends as the command does`(command: String, end: ProcessEnd) throws {
    #expect(try home.whorl("run", "--", "sh", "-c", command).end == end)
    let terminal = try home.terminal("run", "--", "sh", "-c", command)
    #expect(try terminal.waitForEnd() == end)
    #expect(terminal.isCursorVisible)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a command that is not there is status 127, with a line`() throws {
    let result = try home.whorl("run", "--", "nosuch-command")
    #expect(
      result
        == Finished(
          error: Array("whorl: nosuch-command: command not found\n".utf8), end: .exit(127)))
  }

  @Test func `what cannot be executed is status 126, with a line`() throws {
    home.folder.write("text", to: "plain")
    for (path, reason) in [
      ("/", "Permission denied"), ("\(home.folder.path)/plain", "Permission denied"),
      ("\(home.folder.path)/plain/more", "Not a directory"),
    ] {
      let result = try home.whorl("run", "--", path)
      #expect(result.end == .exit(126))
      #expect(result.errorText == "whorl: \(path): cannot be executed: \(reason)\n")
    }
    let terminal = try home.terminal("run", "--delay", "0", "--", "/")
    #expect(try terminal.waitForEnd() == .exit(126))
    #expect(terminal.screenText == "whorl: /: cannot be executed: Permission denied")
    #expect(terminal.isCursorVisible)
  }

  @Test func `few descriptors are enough`() throws {
    let terminal = try home.script(
      #"ulimit -n 24; "$W" run --delay 0 --title-from fd:9 -- sh -c 'echo title >&9; exit 5'"#)
    #expect(try terminal.waitForEnd() == .exit(5))
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func `a failure that cannot be said has its status all the same`(redirection: String) throws {
    for (command, status) in [("nosuch-command", 127), ("/", 126)] {
      let result = try home.batch(#""$W" run -- \#(command) \#(redirection); echo $?"#)
      #expect(result.outputText == "\(status)\n")
    }
    let result = try home.batch(#""$W" run -s nosuch -- true \#(redirection); echo $?"#)
    #expect(result.outputText == "125\n")
  }

  @Test func `an unknown theme is our own failure, with or without a terminal`() throws {
    let arguments = ["run", "-s", "nosuch", "--", "touch", "\(home.folder.path)/f"]
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "whorl"), arguments,
      environment: home.environment(["TERM": "xterm-256color"]))
    #expect(try terminal.waitForEnd() == .exit(125))
    let result = try run(BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
    #expect(result.end == .exit(125))
    #expect(result.errorText == terminal.screenText.split(separator: "\n").joined() + "\n")
    #expect(home.folder.text(of: "f") == nil)
  }

  @Test func `wrong usage is status 2`() throws {
    for arguments in [
      ["run"], ["run", "--"], ["run", "--nosuch", "--", "true"], ["run", "--tail", "x", "true"],
      ["run", "--title-from", "fd:1", "true"], ["run", "--title-from", "/(/", "true"],
    ] {
      let result = try run(
        BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
      #expect(result.end == .exit(2), "\(arguments)")
    }
  }

  @Test func `options after the command's name are the command's`() throws {
    let result = try home.whorl("run", "echo", "--title", "-n")
    #expect(result == Finished(output: Array("--title -n\n".utf8), end: .exit(0)))
  }

  @Test func `the command's words may be any bytes`() throws {
    let result = try home.batch(#""$W" run -- printf '%s' $'\377\n'"#)
    #expect(result == Finished(output: [0xFF, 0x0A], end: .exit(0)))
  }

  @Test func `a script without an interpreter's line is one for sh`() throws {
    home.folder.write("echo \"$1\"; exit 5", to: "script")
    #expect(chmod("\(home.folder.path)/script", 0o755) == 0)
    let result = try home.whorl("run", "--", "\(home.folder.path)/script", "word")
    #expect(result == Finished(output: Array("word\n".utf8), end: .exit(5)))
  }

  @Test func `a command whose time is over is gone, with all that it started`() throws {
    let text = """
      "$W" run --timeout 200ms -- sh -c 'sleep 60 & echo $! >one; echo $$ >two; trap "" TERM; \
      sleep 60; sleep 60'
      """
    let terminal = try home.script(text)
    #expect(try terminal.waitForEnd() == .exit(124))
    #expect(terminal.screenText.contains("timed out"))
    #expect(!home.isRunning("one") && !home.isRunning("two"))
    let result = try home.batch(text)
    #expect(result.end == .exit(124))
    #expect(!home.isRunning("one") && !home.isRunning("two"))
  }

  @Test func `no time at all is no limit`() throws {
    for time in ["0", "0s"] {
      let result = try home.whorl("run", "--timeout", time, "--", "sh", "-c", "exit 3")
      #expect(result.end == .exit(3))
    }
  }

  @Test func `death by a signal ends a script that stops at errors`() throws {
    let result = try home.batch(
      #"bash -ec '"$W" run -- sh -c "kill -TERM \$\$"; echo never' 2>/dev/null; echo "status $?""#)
    #expect(result.outputText == "status 143\n")
  }

  @Test func `ignored signals stay ignored, for the command too`() throws {
    let result = try home.batch(
      #"trap '' HUP CHLD; "$W" run -- sh -c 'kill -HUP $$; exit 3'"#)
    #expect(result.end == .exit(3))
  }
}
