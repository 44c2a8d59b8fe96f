internal import CVterm

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program to start, with all that it can see.
struct Launch {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String?
  var terminal: String?
  var input: Redirection
  var output: Redirection
  var error: Redirection

  /// Starts the program.
  func start() throws -> ChildProcess {
    var toClose: [Int32] = []
    defer { toClose.forEach { close($0) } }

    func open(_ redirection: Redirection, flags: Int32) throws -> (child: Int32, ours: Int32?) {
      switch redirection {
      case .terminal: return (WHT_TERMINAL, nil)
      case .closed: return (WHT_CLOSED, nil)
      case .null: return try open(.file("/dev/null"), flags: flags)
      case .file(let path):
        let file = systemOpen(path, flags)
        guard file >= 0 else { throw TestFailure.system(call: "open \(path)", error: errno) }
        toClose.append(file)
        return (file, nil)
      case .pipe:
        let ends = try Descriptor.pipe()
        let (child, ours) =
          flags == O_RDONLY ? (ends.reading, ends.writing) : (ends.writing, ends.reading)
        toClose.append(child)
        return (child, ours)
      }
    }

    let writing = O_WRONLY | O_CREAT | O_TRUNC
    let input = try open(self.input, flags: O_RDONLY)
    let output = try open(self.output, flags: writing)
    let error = try open(self.error, flags: writing)
    let pid = try spawn(streams: (input.child, output.child, error.child))
    return ChildProcess(
      pid: pid, statuses: wht_watch(pid), input: input.ours, output: output.ours, error: error.ours)
  }

  private func spawn(streams: (Int32, Int32, Int32)) throws -> pid_t {
    let arguments = CStrings([executable] + self.arguments)
    let environment = CStrings(self.environment.map { "\($0.key)=\($0.value)" }.sorted())
    let texts = CStrings([executable, directory ?? "", terminal ?? ""])
    var child = wht_child()
    child.executable = UnsafePointer(texts[0])
    child.arguments = arguments.pointer
    child.environment = environment.pointer
    child.directory = directory == nil ? nil : UnsafePointer(texts[1])
    child.terminal = terminal == nil ? nil : UnsafePointer(texts[2])
    child.streams = streams
    var pid: pid_t = 0
    let error = wht_spawn(&child, &pid)
    guard error == 0 else { throw TestFailure.system(call: "spawn \(executable)", error: error) }
    return pid
  }
}

/// An array of C strings that ends with a null pointer.
private struct CStrings: ~Copyable {
  private let pointers: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  init(_ texts: [String]) {
    pointers = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[texts.count] = nil
  }

  deinit {
    pointers.forEach { free($0) }
    pointers.deallocate()
  }

  var pointer: UnsafePointer<UnsafeMutablePointer<CChar>?>? { UnsafePointer(pointers.baseAddress) }

  subscript(index: Int) -> UnsafeMutablePointer<CChar>? { pointers[index] }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags, 0o644)
}
