import Testing
import WhorlTestSupport

@Suite(.enabled(if: Shell.fish != nil, "needs fish"))
struct FishCompletionTests {
  let home = Home()

  private func offered(_ line: String) throws -> [String] {
    let path = try home.completion(for: "fish", to: "whorl.fish")
    let result = try run(
      Shell.fish ?? "", ["--no-config", "-c", "source '\(path)'; complete -C '\(line)'"],
      environment: home.shellEnvironment(), directory: home.folder.path)
    #expect(result.errorText == "")
    return result.outputText.split(separator: "\n").map { line in
      String(line.split(separator: "\t", omittingEmptySubsequences: false)[0])
    }
  }

  @Test(arguments: CompletionTrial.table + CompletionTrial.nothing)
  func `fish completes`(trial: CompletionTrial) throws {
    #expect(try offered(trial.testDescription).sorted() == trial.offered.sorted())
  }

  @Test func `values follow an equals sign, with the key before them`() throws {
    #expect(try offered("whorl set drp-arc lineCap=ro") == ["lineCap=round"])
    #expect(try offered("whorl play --glyphs=h") == ["--glyphs=half"])
  }
}
