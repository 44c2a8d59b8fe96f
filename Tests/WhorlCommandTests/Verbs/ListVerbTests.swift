import Testing
import WhorlTestSupport
import WhorlThemes

struct ListVerbTests {
  let home = Home()

  @Test func `piped, the list is one id a line, one's own first`() throws {
    let own = try #require(Preset(id: "gq-dots")).bytes
    home.folder.write(own, to: Home.themeFile("gq-dots"))
    let result = try home.whorl("list")
    let others = Preset.all.map(\.id).filter { $0 != "gq-dots" }
    #expect(result.outputText.split(separator: "\n").map(String.init) == ["gq-dots"] + others)
    #expect(result.end == .exit(0))
  }

  @Test func `a form and a tag narrow the list`() throws {
    #expect(
      try home.whorl("list", "--form", "spokes").outputText == "gv-bar\napple-8\n")
    #expect(
      try home.whorl("list", "--tag", "ancestor").outputText
        == "rk-ring\ndrp-arc\nlottie-veil\ngq-dots\ngv-bar\n")
  }

  @Test func `a broken theme is told and the others are listed`() throws {
    home.folder.write("{", to: Home.themeFile("broken"))
    let result = try home.whorl("list", "--tag", "spokes")
    #expect(result.outputText == "gv-bar\napple-8\n")
    #expect(
      result.errorText.hasPrefix(
        "\(home.folder.path)/\(Home.themeFile("broken")):1:2: error: (root): "))
    #expect(result.errorText.filter { $0 == "\n" }.count == 1)
  }

  @Test func `on a terminal there are titles and stills`() throws {
    let terminal = try home.terminal("list", rows: 40)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screenText.contains("drp-arc"))
    #expect(terminal.screenText.contains("Chasing arc in four colours"))
  }

  @Test func `JSON tells form, tags and origin`() throws {
    let text = try home.whorl("list", "--json", "--form", "spokes").outputText
    let document = try JSONDocument(bytes: Array(text.utf8))
    #expect(document.root.elements.map { $0["id"]?.string } == ["gv-bar", "apple-8"])
    #expect(document.root.elements.map { $0["origin"]?.string } == ["built-in", "built-in"])
    #expect(document.root.elements.map { $0["form"]?.string } == ["spokes", "spokes"])
  }
}
