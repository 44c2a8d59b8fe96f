import WhorlThemes

/// Where `-o` says that data goes: a file, or standard output.
enum OutputFile: Hashable, Sendable {
  /// Standard output: `-`, or no `-o` at all.
  case standardOutput
  /// A file.
  case path(String)

  init(_ name: String?) {
    switch name {
    case nil, "-", "/dev/stdout": self = .standardOutput
    case let path?: self = .path(path)
    }
  }

  /// Writes all of some bytes there, over whatever a file holds.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    switch self {
    case .standardOutput: try StandardStream.output.write(bytes)
    case .path(let path):
      do {
        try FileStore.save(bytes, to: path, expecting: .anything)
      } catch {
        throw .file(error)
      }
    }
  }
}
