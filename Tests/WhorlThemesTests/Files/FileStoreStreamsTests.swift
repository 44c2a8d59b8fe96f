import Testing
import WhorlTestSupport
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct FileStoreStreamsTests {
  let folder = TemporaryFolder()

  private func pipe() -> String {
    let path = "\(folder.path)/pipe"
    mkfifo(path, 0o600)
    return path
  }

  @Test func `a pipe is no file, and nobody waits for its other end`() {
    let path = pipe()
    #expect(throws: FileError.notAFile(path: path)) { try FileStore.read(path) }
    #expect(throws: FileError.notAFile(path: path)) {
      try FileStore.save([1], to: path, expecting: .bytes([]))
    }
    #expect(throws: FileError.system(path: path, action: .write, code: ENXIO)) {
      try FileStore.save([1], to: path, expecting: .anything)
    }
  }

  @Test func `a pipe that somebody names is read while somebody writes`() throws {
    let path = pipe()
    // Both ends, so that opening waits for nobody; what is written stays until it is read.
    let ours = open(path, O_RDWR)
    defer { close(ours) }
    let bytes = [UInt8](repeating: 7, count: 20_000)
    #expect(write(ours, bytes, bytes.count) == bytes.count)
    #expect(throws: FileError.tooLong(path: path, limit: 10_000)) {
      try FileStore.readAnything(path, limit: 10_000)
    }
  }

  @Test func `a pipe that nobody writes to is given up`() {
    let path = pipe()
    #expect(throws: FileError.silentPipe(path: path)) { try FileStore.readAnything(path) }
  }

  @Test func `devices are read and written where somebody names them`() throws {
    #expect(try FileStore.readAnything("/dev/null") == [])
    #expect(throws: FileError.tooLong(path: "/dev/zero", limit: FileStore.themeLimit)) {
      try FileStore.readAnything("/dev/zero")
    }
    #expect(throws: FileError.notAFile(path: "/")) { try FileStore.readAnything("/") }
    try FileStore.save([1, 2], to: "/dev/null", expecting: .anything)
    #expect(throws: FileError.system(path: "/dev/full", action: .write, code: ENOSPC)) {
      try FileStore.save([1, 2], to: "/dev/full", expecting: .anything)
    }
  }

  @Test func `what is written to a pipe comes out of it`() throws {
    let path = pipe()
    let ours = open(path, O_RDWR)
    defer { close(ours) }
    try FileStore.save([1, 2, 3], to: path, expecting: .anything)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(ours, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
  }
}
