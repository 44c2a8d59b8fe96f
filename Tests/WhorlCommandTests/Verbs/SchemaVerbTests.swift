import Testing
import WhorlCore
import WhorlTestSupport
import WhorlThemes

struct SchemaVerbTests {
  let home = Home()

  @Test(arguments: [
    (["schema"], "urn:whorl:theme:1", false), (["schema", "theme"], "urn:whorl:theme:1", false),
    (["schema", "--strict"], "urn:whorl:theme:1", true),
    (["schema", "config"], "urn:whorl:settings:1", false),
    (["schema", "config", "--strict"], "urn:whorl:settings:1", true),
  ])
  func `a schema names itself and its dialect`(
    arguments: [String], id: String, refusesUnknownKeys: Bool
  ) throws {
    let result = try run(
      BuiltProduct.path(of: "whorl"), arguments, environment: home.environment())
    #expect(result.end == .exit(0))
    let root = try JSONDocument(bytes: result.output).root
    #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["$id"]?.string == id)
    #expect((root["additionalProperties"]?.bool == false) == refusesUnknownKeys)
  }

  @Test func `help texts are descriptions`() throws {
    let root = try JSONDocument(bytes: try home.whorl("schema").output).root
    for property in PropertyDescription.properties(of: .ring) where property.path.keys.count == 2 {
      let spinner = root["$defs"]?["ring"]
      let owner =
        property.path.keys[0] == "spinner" ? spinner : root["properties"]?[property.path.keys[0]]
      let schema = owner?["properties"]?[property.path.keys[1]]
      #expect(schema?["description"]?.string?.hasPrefix(property.help) == true)
    }
  }

  @Test func `there is no third schema`() throws {
    #expect(try home.whorl("schema", "lottie").end == .exit(2))
  }
}
