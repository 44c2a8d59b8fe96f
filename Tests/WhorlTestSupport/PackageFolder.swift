/// A folder of the package, for tests that compare with what lies in it.
public struct PackageFolder: Sendable {
  /// The absolute path.
  public let path: String

  /// The folder at a path from the package's root.
  public init(_ name: String) {
    path = BuiltProduct.packageRoot + "/" + name
  }

  /// The names in the folder, sorted.
  public var names: [String] {
    FolderListing.names(in: path).filter { !$0.hasPrefix(".") }
  }
}
