import Testing
import Whorl
import WhorlTestSupport

@Suite struct ThemeLoadingTests {
  @Test func `every theme that comes with the library can be had by its name`() throws {
    #expect(Theme.builtIn.contains("drp-arc"))
    for id in Theme.builtIn { #expect(try Theme.named(id).id == id) }
  }

  @Test func `an unknown name is answered with the one that may be meant`() {
    #expect(throws: ThemeLoadingError.unknown(name: "drp-ark", suggestion: "drp-arc")) {
      try Theme.named("drp-ark")
    }
    let error = ThemeLoadingError.unknown(name: "a\u{1B}", suggestion: nil)
    #expect(error.message == "there is no theme a␛")
  }

  @Test func `a file is a theme, or the error says where it is not`() throws {
    let folder = TemporaryFolder()
    let good =
      #"{"format": "whorl-theme", "version": 1, "id": "mine", "spinner": {"form": "spokes", "size": 20}}"#
    folder.write(good, to: "mine.json")
    #expect(try Theme(contentsOf: "\(folder.path)/mine.json").id == "mine")
    #expect(try Theme.named("\(folder.path)/mine.json").id == "mine")

    let path = "\(folder.path)/bad.json"
    folder.write(
      good.replacing("20}}", with: "-20}}"), to: "bad.json")
    let error = #expect(throws: ThemeLoadingError.self) { try Theme(contentsOf: path) }
    #expect(error?.message.hasPrefix("\(path):1:") == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test func `a file that is not there is named`() {
    let error = #expect(throws: ThemeLoadingError.self) {
      try Theme(contentsOf: "/nowhere/mine.json")
    }
    #expect(error?.message == "cannot read /nowhere/mine.json: no such file or folder")
  }
}
