import Testing
import WhorlTestSupport

struct ValidateVerbTests {
  let home = Home()

  func theme(_ spinner: String) -> String {
    "{\"format\": \"whorl-theme\", \"version\": 1, \"id\": \"t\",\n \"spinner\": \(spinner)}\n"
  }

  @Test func `a clean file says nothing, and status 0`() throws {
    let path = home.folder.write(theme(#"{"form": "dots"}"#), to: "a.json")
    let result = try home.whorl("validate", path)
    #expect(result.end == .exit(0))
    #expect(result.outputText == "")
  }

  @Test func `a warning is status 0, or 1 when strict`() throws {
    home.folder.write(theme(#"{"form": "dots", "margn": 3}"#), to: "a.json")
    let result = try home.whorl("validate", "a.json", directory: home.folder.path)
    #expect(result.end == .exit(0))
    #expect(
      result.outputText
        == "a.json:2:30: warning: /spinner/margn: unknown key margn; did you mean margin?\n")
    #expect(
      try home.whorl("validate", "a.json", "--strict", directory: home.folder.path).end == .exit(1))
  }

  @Test func `a picture that a HUD names and nobody can draw is a warning`() throws {
    let spinner = #"{"form": "dots"}, "hud": {"image": {"path": "no.png"}}"#
    home.folder.write(theme(spinner), to: "a.json")
    home.folder.write("not a picture", to: "no.txt")
    home.folder.write(
      theme(#"{"form": "dots"}, "hud": {"reload": {"image": "no.txt"}}"#), to: "b.json")
    let result = try home.whorl("validate", "a.json", "b.json", directory: home.folder.path)
    #expect(result.end == .exit(0))
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("a.json:2:57: warning: /hud/image/path: cannot read ") == true)
    #expect(lines.last?.contains("b.json:2:59: warning: /hud/reload/image: ") == true)
    #expect(lines.last?.contains("no.txt is not a whole PNG file") == true)
    #expect(
      try home.whorl("validate", "a.json", "--strict", directory: home.folder.path).end == .exit(1))
  }

  @Test func `every file is checked, readable or not`() throws {
    home.folder.write(theme(#"{"form": "dots", "margin": -1}"#), to: "a.json")
    let result = try home.whorl(
      "validate", "none.json", "a.json", ".", directory: home.folder.path)
    #expect(result.end == .exit(1))
    #expect(
      result.outputText == """
        none.json: error: cannot read none.json: no such file or folder
        a.json:2:40: error: /spinner/margin: margin is -1; give a number from 0 to 512 pt
        .: error: . is not a file

        """)
  }

  @Test func `JSON has the same, for programs`() throws {
    home.folder.write(theme(#"{"form": "dots", "margin": -1}"#), to: "a.json")
    let result = try home.whorl("validate", "a.json", "--json", directory: home.folder.path)
    #expect(result.end == .exit(1))
    #expect(
      result.outputText == """
        [
          {
            "file": "a.json",
            "line": 2,
            "column": 40,
            "severity": "error",
            "pointer": "/spinner/margin",
            "rule": "value",
            "message": "margin is -1; give a number from 0 to 512 pt"
          }
        ]

        """)
  }

  @Test func `a pipe is checked as it is written`() throws {
    home.folder.write(theme(#"{"form": "dots", "margin": -1}"#), to: "a.json")
    let whorl = try BuiltProduct.path(of: "whorl")
    for command in [
      "cat a.json | \(whorl) validate /dev/stdin",
      "mkfifo p; cat a.json >p & \(whorl) validate p",
    ] {
      let result = try run(
        "/bin/sh", ["-c", command], environment: home.environment(), directory: home.folder.path)
      #expect(result.outputText.contains(":2:40: error: /spinner/margin: margin is -1;"))
    }
  }

  @Test func `nothing that a terminal would obey is printed, as text or as JSON`() throws {
    let hostile = "\u{9B}31m\u{202E}\u{7F}"
    let name = "a\u{1B}[31m\(hostile)\n.json"
    home.folder.write(
      theme("{\"form\": \"dots\", \"\(hostile)\": \"\(hostile)\", \"colors\": [\"\(hostile)\"]}"),
      to: name)
    for arguments in [["validate", name], ["validate", "--json", name], ["show", name]] {
      let result = try run(
        BuiltProduct.path(of: "whorl"), arguments, environment: home.environment(),
        directory: home.folder.path)
      let text = result.outputText + result.errorText
      #expect(result.end == .exit(1))
      #expect(text.contains("31m"))
      #expect(
        !text.unicodeScalars.contains { scalar in
          scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
        })
    }
  }
}
