#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of sample files that is not part of the package: `shared/samples/NAME` in the folder
/// that `WHORL_SHARED` names or beside the package or one of the folders around it.
struct SampleFolder {
  let path: String

  /// `nil` if there is no such folder on this machine.
  init?(_ name: String) {
    var candidates: [String] = []
    if let shared = getenv("WHORL_SHARED") {
      candidates.append("\(String(cString: shared))/samples/\(name)")
    }
    var folder = Substring(#filePath)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      candidates.append("\(folder)/shared/samples/\(name)")
    }
    guard let path = candidates.first(where: { access($0, R_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// The names of the files, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of the file `name`.
  func bytes(of name: String) -> [UInt8]? {
    guard let file = fopen("\(path)/\(name)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
