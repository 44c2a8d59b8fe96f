import Testing
import WhorlThemes

/// Nicolas Seriot's JSON parsing test suite: `y_` files are JSON, `n_` files are not, and either
/// answer is right for an `i_` file. Skipped, all of it, where `shared/samples/json-test-suite` is
/// neither around the package nor in `WHORL_SHARED`.
@Suite(
  .enabled(
    if: SampleFolder("json-test-suite/test_parsing") != nil,
    "the folder shared/samples/json-test-suite is not there"))
struct JSONTestSuiteTests {
  static let folder = SampleFolder("json-test-suite/test_parsing")
  static let names = folder?.names ?? []
  /// Keys given twice are allowed by RFC 8259, and refused by ours: no reader agrees on the value.
  static let refusedByDecision = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  private func document(_ name: String) throws -> Result<JSONDocument, JSONError> {
    let bytes = try #require(Self.folder?.bytes(of: name))
    return Result { () throws(JSONError) in try JSONDocument(bytes: bytes) }
  }

  @Test func `the suite is whole`() {
    #expect(Self.names.count == 318)
  }

  @Test(arguments: names.filter { $0.hasPrefix("y_") && !refusedByDecision.contains($0) })
  func `what is JSON is read`(name: String) throws {
    _ = try document(name).get()
  }

  @Test(arguments: refusedByDecision)
  func `a key given twice is refused`(name: String) throws {
    #expect(throws: JSONError.self) { try document(name).get() }
  }

  @Test(arguments: names.filter { $0.hasPrefix("n_") })
  func `what is not JSON is refused`(name: String) throws {
    #expect(throws: JSONError.self) { try document(name).get() }
  }

  @Test(arguments: names.filter { $0.hasPrefix("i_") })
  func `where the standard leaves it open, the answer is a document or a place`(name: String)
    throws
  {
    switch try document(name) {
    case .success(let document): #expect(document.root.byteRange.upperBound > 0)
    case .failure(let error): #expect(error.position.line >= 1 && error.message != "")
    }
  }
}
