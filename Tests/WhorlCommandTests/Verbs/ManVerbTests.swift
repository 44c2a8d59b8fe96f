import Testing
import WhorlTestSupport
import WhorlThemes

struct ManVerbTests {
  let home = Home()

  @Test(.enabled(if: isInstalled("/usr/bin/man"), "needs man-db"))
  func `man finds nothing to warn about`() throws {
    let page = home.folder.write(try home.whorl("man").output, to: "whorl.1")
    let result = try run(
      "/usr/bin/man", ["--warnings", "-l", "-Tutf8", "-Z", page],
      environment: home.environment(["MANWIDTH": "80"]))
    #expect(result.end == .exit(0))
    #expect(result.errorText == "")
  }

  @Test(.enabled(if: isInstalled("/usr/bin/man"), "needs man-db"))
  func `no line is wider than the page, and verbs, options and settings are there`() throws {
    let page = home.folder.write(try home.whorl("man").output, to: "whorl.1")
    let result = try run(
      "/usr/bin/man", ["-l", page],
      environment: home.environment(["MANWIDTH": "80", "MAN_KEEP_FORMATTING": ""]))
    let lines = result.outputText.split(separator: "\n").map(String.init)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let help = try home.whorl("--help").outputText.split(separator: "\n")
    let verbs = help.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap {
      $0.split(separator: " ").first
    }
    #expect(verbs.count > 15)
    for verb in verbs {
      #expect(lines.contains { $0.hasPrefix("   whorl \(verb)") }, "\(verb)")
    }
    for property in PropertyDescription.settings {
      #expect(lines.contains { $0.hasPrefix("       \(property.path.name)") })
    }
    #expect(lines.contains("       --title, --text TEXT"))
    #expect(lines.contains("       --color-depth 1|4|8|24"))
  }

  @Test func `what roff would obey is escaped`() throws {
    let page = try home.whorl("man").outputText
    #expect(page.hasPrefix(".TH WHORL 1 \"\" \"whorl 0.1.0\" \"User Commands\"\n"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(page.contains("\\-\\-title"))
    #expect(page.contains("theme\\(aqs"))
    #expect(page.contains("a \\[u2192] b"))
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") }
      .map { String($0.split(separator: " ")[0]) }
    let known = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".br", ".nf", ".fi", ".RS", ".RE", ".ad",
      ".nh",
    ]
    #expect(Set(requests).isSubset(of: known))
  }
}

private func isInstalled(_ path: String) -> Bool {
  (try? run(path, ["--version"]))?.end == .exit(0)
}
