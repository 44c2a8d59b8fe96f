import Testing
import WhorlTestSupport

/// `--event` of `inspect` and `frame`.
struct LifeTests {
  let home = Home()

  /// What the JSON of a theme says of its presentation at a time, after some events.
  private func presentation(
    _ theme: String, _ events: String..., at time: String
  ) throws -> String {
    let line = try run(
      BuiltProduct.path(of: "whorl"),
      ["inspect", theme, "--at", time, "--json"] + events.flatMap { ["--event", $0] },
      environment: home.environment()
    ).outputText
    let place = try #require(line.firstRange(of: #""presentation":"#))
    return String(line[place.upperBound...])
  }

  @Test(arguments: [
    ("0.1s", #""state":"showing","offset":-34.833523,"height":40,"alpha":0.129162"#),
    ("0.8s", #""state":"showing","offset":-7,"height":44,"alpha":1"#),
    ("1.6s", #""state":"showing","offset":-2,"height":42,"alpha":1"#),
    ("2s", #""state":"shown","offset":0,"height":40,"alpha":1"#),
  ])
  func `a bar drops as the original's, in points`(time: String, expected: String) throws {
    let text = try presentation("gv-bar", "show@0", at: time)
    #expect(text.hasPrefix("{" + expected))
  }

  @Test func `events in any order of the arguments happen in the order of their times`() throws {
    let text = try presentation("gv-bar", "reload@3:Again?", "show@0:Please wait", at: "4")
    #expect(text.hasPrefix(#"{"state":"reload","#))
    #expect(text.contains(#""message":"Again?""#))
    let before = try presentation("gv-bar", "reload@3:Again?", "show@0:Please wait", at: "2.5")
    #expect(before.contains(#""message":"Please wait""#))
  }

  @Test func `what is not shown has no shapes`() throws {
    let line = try home.whorl(
      "inspect", "gv-bar", "--event", "show@1", "--at", "0.5", "--json"
    ).outputText
    #expect(line.contains(#""shapes":[]"#))
    #expect(line.contains(#""state":"idle""#))
  }

  @Test func `a pulled ring has the arc of the pull, and spins on from it`() throws {
    let pulled = try home.whorl(
      "inspect", "drp-arc", "--event", "pull=64.5@0", "--at", "1", "--json"
    ).outputText
    #expect(pulled.contains(#""tail":0,"head":67.5,"length":67.5,"#))
    #expect(pulled.contains(#""state":"pulling","offset":64.5,"#))
    // The vectors of the static arc of 135°.
    let turning = try home.whorl(
      "inspect", "drp-arc", "--event", "pull=129@2", "--at", "2.1", "--json"
    ).outputText
    #expect(turning.contains(#""tail":24,"head":195.30"#))
    #expect(turning.contains(#""state":"refreshing""#))
  }

  @Test func `at the end of a refresh the spinner shrinks and fades`() throws {
    let text = try presentation("drp-arc", "begin@0", "end@3", at: "3.125s")
    #expect(text.contains(#""state":"exiting""#))
    #expect(text.contains(#""alpha":0.5,"scale":0.625"#))
  }

  @Test func `a frame shows the bar at the bottom of its container`() throws {
    let lines = try home.whorl(
      "frame", "gv-bar", "--event", "show@0", "--at", "3s", "--size", "60x10"
    ).outputText.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[..<6].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[6...].contains { $0.contains("Loading…") })
    let hidden = try home.whorl(
      "frame", "gv-bar", "--event", "show@0", "--event", "dismiss@3", "--at", "4s", "--size",
      "60x10"
    ).outputText
    #expect(hidden.allSatisfy { $0 == " " || $0 == "\n" })
  }

  @Test(arguments: [
    "show", "show@", "show@x", "shown@0", "pull@0", "pull=x@0", "show=3@0", "dismiss@0:words",
    "@1", "show@-1", "",
  ])
  func `an event that is none is a usage error that lists what there is`(event: String) throws {
    let result = try home.whorl("inspect", "gv-bar", "--event", event)
    #expect(result.end == .exit(2))
    #expect(result.outputText.isEmpty)
    #expect(result.errorText.contains("exit-reload"))
    #expect(result.errorText.split(separator: "\n").count == 1)
  }

  @Test func `events of a HUD and of a pulled list cannot be mixed`() throws {
    let result = try home.whorl("inspect", "gv-bar", "--event", "show@0", "--event", "begin@1")
    #expect(result.end == .exit(2))
    #expect(result.errorText.contains("--event is begin@1; give none of pull"))
  }

  @Test(arguments: [
    ("shw@0", "there is no event shw; did you mean show?"), ("show", "it has no @ and time"),
    ("show@-1", "-1 is no time from 0 on, such as 0.5 or 300ms"),
    ("show@NaN", "NaN is no time from 0 on, such as 0.5 or 300ms"),
    ("begin@0:x", "begin takes no text"), ("pull@0", "pull needs =NUMBER"),
    ("show=3@0", "show takes no number"), ("pull=x@0", "its number is none"),
  ])
  func `what is wrong with an event is said`(text: String, lack: String) throws {
    let result = try home.whorl("frame", "gv-bar", "--event", text)
    #expect(result.end == .exit(2))
    #expect(result.errorText.hasSuffix(": \(lack)\n"))
  }

  /// Four pixels: red, green, blue and a dark blue.
  private static let picture: [UInt8] =
    [137, 80, 78, 71, 13, 10, 26, 10]
    + [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 114, 182, 13, 36]
    + [0, 0, 0, 26, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 240, 159, 225, 63, 67, 3, 3, 3]
    + [195, 127, 6, 33, 147, 176, 255, 0, 56, 112, 6, 24, 235, 217, 81, 40]
    + [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130]

  @Test func `a centre image from a file beside the theme is drawn, a missing one is said`() throws
  {
    _ = try home.whorl("new", "pictured", "--from", "rk-ring")
    _ = try home.whorl("set", "pictured", "hud.image.path=red.png")
    func frame() throws -> Finished {
      try home.whorl(
        "frame", "pictured", "--event", "show@0", "--at", "1s", "--size", "20x6", "--format",
        "ansi", "--glyphs", "half")
    }
    let missing = try frame()
    #expect(missing.end == .exit(1))
    #expect(missing.errorText.contains("red.png"))
    #expect(missing.errorText.split(separator: "\n").count == 1)
    home.folder.write(Self.picture, to: ".config/whorl/themes/red.png")
    let drawn = try frame()
    #expect(drawn.end == .exit(0))
    #expect(drawn.outputText.contains("255;0;0"))
  }

  @Test func `control characters in words are shown, not sent`() throws {
    let result = try home.whorl(
      "frame", "gv-bar", "--event", "show@0:\u{1B}[31mred", "--at", "3s", "--size", "60x10")
    #expect(!result.outputText.contains("\u{1B}"))
  }
}
