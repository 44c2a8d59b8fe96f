#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ways to end that no program chooses.
public enum Crash: String {
  /// A trap of Swift's, a stack that overflows, an address that is none, a signal.
  case trap, overflow, segfault, abort

  /// Ends the program.
  public func happen() {
    switch self {
    case .trap: fatalError("the fixture trapped")
    case .overflow: print(Self.descend(1))
    case .segfault: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .abort: raise(SIGABRT)
    }
  }

  /// Recurses deeper than any stack; the array keeps the compiler from making a loop of it.
  private static func descend(_ depth: Int) -> Int {
    var values = [depth, depth + 1]
    if depth < Int.max { values[depth & 1] += descend(depth + 1) }
    return values[0] + values[1]
  }
}
