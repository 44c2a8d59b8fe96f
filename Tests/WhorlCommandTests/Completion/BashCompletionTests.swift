import Testing
import WhorlTestSupport

@Suite(.enabled(if: Shell.bash != nil, "needs bash"))
struct BashCompletionTests {
  let home = Home()

  /// What bash offers; words are split at equals signs, as readline does.
  private func offered(_ words: [String]) throws -> [String] {
    let path = try home.completion(for: "bash", to: "whorl.bash")
    let split = words.flatMap { word -> [String] in
      guard let sign = word.firstIndex(of: "=") else { return [word] }
      let value = String(word[word.index(after: sign)...])
      return [String(word[..<sign]), "="] + (value.isEmpty ? [] : [value])
    }
    let quoted = split.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source '\(path)'
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(split.count - 1)
      _whorl
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(
      Shell.bash ?? "", ["--norc", "-c", script], environment: home.shellEnvironment(),
      directory: home.folder.path)
    #expect(result.errorText == "")
    return result.outputText.split(separator: "\n").map(String.init)
  }

  @Test(arguments: CompletionTrial.table + CompletionTrial.nothing)
  func `bash completes`(trial: CompletionTrial) throws {
    #expect(try offered(trial.words).sorted() == trial.offered.sorted())
  }

  @Test(arguments: [
    ("whorl play --glyphs=", ["auto", "braille", "sextant", "quadrant", "half", "ascii"]),
    ("whorl play --glyphs=h", ["half"]), ("whorl set drp-arc lineCap=ro", ["round"]),
    ("whorl set drp-arc lineCap=", ["butt", "round", "square"]),
    ("whorl set drp-arc size=30 lineCap=sq", ["square"]),
  ])
  func `values follow an equals sign`(line: String, words: [String]) throws {
    #expect(try offered(CompletionTrial(line).words) == words)
  }

  @Test func `every verb is offered, and every option of its help`() throws {
    let help = try home.whorl("--help").outputText
    let verbs = try offered(["whorl", ""])
    #expect(verbs.suffix(2) == ["--help", "--version"])
    for verb in verbs.dropLast(2) {
      #expect(help.contains("\n  \(verb) "))
      let text = try home.whorl(verb, "--help").outputText
      let options = try offered(["whorl", verb, "--"])
      #expect(options.contains("--help"))
      for option in options where option != "--text" { #expect(text.contains(option)) }
    }
  }

  @Test func `own themes, theme files and folders are offered`() throws {
    home.folder.write(Home.plainRing, to: Home.themeFile("zz-own"))
    home.folder.write(Home.plainRing, to: "zz-file.json")
    home.folder.write("", to: "zz-notes.txt")
    home.folder.write("", to: "zz-folder/inside")
    let expected = ["zz-file.json", "zz-folder", "zz-own"]
    #expect(try offered(["whorl", "show", "zz"]).sorted() == expected)
    #expect(
      try offered(["whorl", "validate", "zz"]).sorted()
        == ["zz-file.json", "zz-folder", "zz-notes.txt"])
    #expect(
      try offered(["whorl", "export", "drp-arc", "-o", "zz-n"]) == ["zz-notes.txt"])
  }
}
