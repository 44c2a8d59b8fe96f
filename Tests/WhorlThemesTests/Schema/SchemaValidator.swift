import WhorlTestSupport

/// The schema checker of Python's `jsonschema`, which knows nothing of this program.
enum SchemaValidator {
  private static let python = "/usr/bin/python3"

  /// Whether the checker is installed; without it, the tests that need it are skipped by name.
  static var isInstalled: Bool {
    let probe = try? run(python, ["-c", "import jsonschema"])
    return probe?.end == .exit(0)
  }

  /// Whether each text is valid by a schema.
  static func verdicts(on documents: [[UInt8]], schema: String) throws -> [Bool] {
    let folder = TemporaryFolder()
    let schemaPath = folder.write(schema, to: "schema.json")
    let paths = documents.indices.map { folder.write(documents[$0], to: "\($0).json") }
    let list = folder.write(paths.joined(separator: "\n"), to: "list.txt")
    let result = try run(python, ["-c", script, schemaPath, list], limit: .seconds(300))
    guard result.end == .exit(0) else { throw Refusal(words: result.errorText) }
    return result.outputText.split(separator: "\n").map { $0 == "True" }
  }

  /// What the checker said instead of checking.
  struct Refusal: Error {
    let words: String
  }

  private static let script = """
    import json, jsonschema, sys
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in open(sys.argv[2]).read().split("\\n"):
        print(validator.is_valid(json.load(open(path))))
    """
}
