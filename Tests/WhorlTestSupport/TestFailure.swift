/// Why the harness gave up.
public enum TestFailure: Error, CustomStringConvertible {
  /// A system call failed.
  case system(call: String, error: Int32)
  /// Something that the test waited for did not come; `seen` is what was there instead.
  case timeout(waitingFor: String, seen: String)
  /// A file that the build should have made is not there.
  case missingProduct(path: String)

  /// One line that says what failed, then what was seen.
  public var description: String {
    switch self {
    case .system(let call, let error): "\(call) failed with error \(error)"
    case .timeout(let awaited, let seen): "no \(awaited) in time; seen:\n\(seen)"
    case .missingProduct(let path): "the build made no \(path)"
    }
  }
}
