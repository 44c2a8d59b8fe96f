internal import CVterm

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Paths in the package under test.
public enum BuiltProduct {
  /// The path of an executable that was built together with the running tests.
  ///
  /// - Throws: `TestFailure.missingProduct` where the build did not make it.
  public static func path(of name: String) throws -> String {
    let path = "\(folder)/\(name)"
    guard access(path, X_OK) == 0 else { throw TestFailure.missingProduct(path: path) }
    return path
  }

  /// The package's root folder.
  public static var packageRoot: String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }

  // The test bundle is a file beside the executables, or a folder with the code deeper in it.
  private static var folder: String {
    let image = String(cString: wht_image_path())
    let resolved = realpath(image, nil)
    defer { free(resolved) }
    let path = resolved.map { String(cString: $0) } ?? image
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let bundle = parts.lastIndex(where: { $0.hasSuffix(".xctest") }) {
      parts.removeSubrange(bundle...)
    } else {
      parts.removeLast()
    }
    return parts.joined(separator: "/")
  }
}
