import Testing
import WhorlTestSupport
import WhorlThemes

struct ExportVerbTests {
  let home = Home()

  @Test func `frames of characters keep their frames and interval in cli-spinners`() throws {
    let result = try home.whorl("export", "ascii-line", "--format", "cli-spinners")
    #expect(
      result.outputText == #"""
        {
          "ascii-line": {
            "interval": 130,
            "frames": ["-", "\\", "|", "/"]
          }
        }

        """#)
    #expect(result.errorText == "")
  }

  @Test func `what cli-spinners cannot carry is told`() throws {
    let result = try home.whorl("export", "drp-arc", "--format", "cli-spinners", "--fps", "30")
    #expect(
      result.errorText == """
        whorl: note: the motion does not repeat within 30 s; the first 10 s were written (export.quantise may close it)
        whorl: note: the format has whole milliseconds; frames of 0.033333 s were rounded
        whorl: note: the format has no colours; they were left out

        """)
    #expect(result.end == .exit(0))
  }

  @Test func `a theme written out in full draws the same frames`() throws {
    let path = "\(home.folder.path)/full.json"
    #expect(try home.whorl("export", "quad-arcs", "--format", "json", "-o", path).end == .exit(0))
    #expect(try home.whorl("validate", path, "--strict").end == .exit(0))
    for time in ["0", "0.4", "2.9"] {
      let one = try home.whorl("frame", "quad-arcs", "--at", time, "--format", "ansi")
      let other = try home.whorl("frame", path, "--at", time, "--format", "ansi")
      #expect(one.output == other.output)
    }
  }

  @Test func `a theme written out in full has the blocks that it had, and no others`() throws {
    let bar = try home.whorl("export", "gv-bar", "--format", "json").outputText
    #expect(bar.contains("\"hud\"") && !bar.contains("\"refresh\""))
    let arc = try home.whorl("export", "drp-arc", "--format", "json").outputText
    #expect(!arc.contains("\"hud\"") && arc.contains("\"refresh\""))
  }

  @Test func `keys that are not Whorl's are told when they are left out`() throws {
    home.folder.write(
      #"{"format":"whorl-theme","version":1,"id":"a","x-a":1,"spinner":{"form":"dots","b/c":2}}"#,
      to: Home.themeFile("a"))
    let result = try home.whorl("export", "a", "--format", "json")
    #expect(
      result.errorText == """
        whorl: note: /x-a is no key of Whorl's and was left out
        whorl: note: /spinner/b~1c is no key of Whorl's and was left out

        """)
  }

  @Test func `text frames are one loop, parted by form feeds`() throws {
    let result = try home.whorl("export", "rk-ring", "--format", "frames", "--fps", "4")
    let frames = result.outputText.split(separator: "\u{0C}\n", omittingEmptySubsequences: false)
    #expect(frames.count == 4)
    for (index, frame) in frames.enumerated() {
      let time = "\(Double(index) / 4)"
      #expect(try home.whorl("frame", "rk-ring", "--at", time).outputText == frame)
    }
    #expect(result.errorText == "")
  }

  @Test func `frames beyond what memory should hold are refused`() throws {
    let result = try home.whorl(
      "export", "rk-ring", "--format", "frames", "--size", "1000x1000", "--loop", "600", "--fps",
      "60")
    #expect(result.end == .exit(1))
    #expect(
      result.errorText
        == "whorl: 36000 frames of 1000x1000 are 36000000000 cells; at most 30000000 are written\n")
  }

  @Test func `asked for ASCII, cli-spinners gets the frames of the twin`() throws {
    let result = try home.whorl(
      "export", "rk-ring", "--format", "cli-spinners", "--glyphs", "ascii")
    #expect(
      result.outputText == #"""
        {
          "rk-ring": {
            "interval": 125,
            "frames": ["|", "/", "-", "\\"]
          }
        }

        """#)
  }

  @Test func `an export goes to a pipe, a device, or standard output`() throws {
    let whorl = try BuiltProduct.path(of: "whorl")
    let plain = try home.whorl("export", "rk-ring", "--format", "json").outputText
    for command in [
      "\(whorl) export rk-ring --format json -o -",
      "\(whorl) export rk-ring --format json -o /dev/stdout",
      "mkfifo p; cat p & until \(whorl) export rk-ring --format json -o p 2>/dev/null; do :; done; wait",
      "\(whorl) export rk-ring --format json -o /dev/null; cat \(home.folder.path)/full.json",
    ] {
      home.folder.write(plain, to: "full.json")
      let result = try run(
        "/bin/sh", ["-c", command], environment: home.environment(), directory: home.folder.path)
      #expect(result.outputText == plain)
      #expect(result.errorText == "")
    }
  }

  @Test func `wrong usage is status 2`() throws {
    #expect(try home.whorl("export", "drp-arc").end == .exit(2))
    #expect(try home.whorl("export", "drp-arc", "--format", "mp4").end == .exit(2))
    #expect(
      try home.whorl("export", "drp-arc", "--format", "cli-spinners", "--size", "3x2").end
        == .exit(2))
    #expect(
      try home.whorl("export", "drp-arc", "--format", "frames", "--loop", "0").end == .exit(2))
  }
}
