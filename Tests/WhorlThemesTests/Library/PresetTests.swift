import Testing
import WhorlCore
import WhorlTestSupport
import WhorlThemes

struct PresetTests {
  @Test func `every file in themes is a preset, and no preset lacks its file`() {
    let files = PackageFolder("themes").names
    #expect(files.count >= 12)
    #expect(Preset.all.map { "\($0.id).json" }.sorted() == files)
  }

  @Test(arguments: Preset.all)
  func `a preset has the bytes of its file`(preset: Preset) throws {
    let path = PackageFolder("themes").path + "/\(preset.id).json"
    #expect(try FileStore.read(path) == preset.bytes)
  }

  @Test(arguments: Preset.all)
  func `a preset is valid, without a warning, under its own name`(preset: Preset) throws {
    let document = try ThemeDocument(bytes: preset.bytes)
    #expect(document.warnings == [])
    #expect(document.theme.id == preset.id)
    #expect(!document.theme.title.isEmpty)
    #expect(!document.theme.accessibility.label.isEmpty)
  }

  @Test(arguments: Preset.all)
  func `a theme written out in full says the same`(preset: Preset) throws {
    let theme = try ThemeDocument(bytes: preset.bytes).theme
    #expect(try ThemeDocument(new: theme, spellingOutDefaults: true).theme == theme)
    #expect(try ThemeDocument(new: theme).theme == theme)
  }
}
