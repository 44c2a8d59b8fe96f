internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Environment {
  /// The environment of this process, as it is now.
  public static func ofProcess() -> Environment {
    let (input, output, error) = (isatty(0) != 0, isatty(1) != 0, isatty(2) != 0)
    // The animation goes to standard error, so its terminal is asked first.
    let described: Int32? = error ? 2 : output ? 1 : input ? 0 : nil
    var environment = Environment(
      variables: variables(), isInputTerminal: input, isOutputTerminal: output,
      isErrorTerminal: error, reportedSize: described.flatMap { WindowSize(ofTerminal: $0) })
    if described != nil, Display(environment).asksTerminfo {
      environment.terminfo = Terminfo.find(environment)
    }
    return environment
  }

  private static func variables() -> [String: String] {
    // Most environments fit, so the table need not grow.
    var variables = [String: String](minimumCapacity: 64)
    var next = wh_environment()
    while let list = next, let entry = list.pointee {
      let length = strlen(entry)
      if let equals = memchr(entry, Int32(UInt8(ascii: "=")), length) {
        let nameLength = UnsafeRawPointer(equals) - UnsafeRawPointer(entry)
        let bytes = UnsafeRawBufferPointer(start: entry, count: length)
        let name = String(decoding: bytes[..<nameLength], as: UTF8.self)
        // The C library returns the first of two equal names.
        if variables[name] == nil {
          variables[name] = String(decoding: bytes[(nameLength + 1)...], as: UTF8.self)
        }
      }
      next = list + 1
    }
    return variables
  }
}
