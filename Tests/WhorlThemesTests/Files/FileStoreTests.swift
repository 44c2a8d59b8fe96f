import Testing
import WhorlTestSupport
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct FileStoreTests {
  let folder = TemporaryFolder()

  @Test func `saving makes missing folders and leaves nothing else behind`() throws {
    try FileStore.save([1, 2], to: "\(folder.path)/a/b/c.json", expecting: .nothing)
    #expect(folder.bytes(of: "a/b/c.json") == [1, 2])
    #expect(FileStore.exists("\(folder.path)/a/b/c.json"))
    #expect(try FileStore.names(inFolder: "\(folder.path)/a/b") == ["c.json"])
  }

  @Test func `a new file is never laid over one that is there`() {
    let path = folder.write("old", to: "a")
    #expect(throws: FileError.exists(path: path)) {
      try FileStore.save([1], to: path, expecting: .nothing)
    }
    #expect(folder.text(of: "a") == "old")
  }

  @Test func `a file that changed meanwhile is not overwritten`() {
    let path = folder.write("theirs", to: "a")
    #expect(throws: FileError.changedMeanwhile(path: path)) {
      try FileStore.save([1], to: path, expecting: .bytes(Array("mine".utf8)))
    }
    #expect(folder.text(of: "a") == "theirs")
    #expect(folder.names == ["a"])
  }

  @Test func `of several that change a file at once, none loses what another has saved`() async {
    let path = folder.write("", to: "a")
    let saved = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).count(where: { _ in
            guard let found = try? FileStore.read(path) else { return false }
            let save = { try FileStore.save(found + [7], to: path, expecting: .bytes(found)) }
            return (try? save()) != nil
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(saved > 0)
    #expect(folder.bytes(of: "a") == Array(repeating: 7, count: saved))
    #expect(folder.names == ["a"])
  }

  @Test func `a file keeps its mode`() throws {
    let path = folder.write("old", to: "a")
    chmod(path, 0o640)
    try FileStore.save([1], to: path, expecting: .bytes(Array("old".utf8)))
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(folder.bytes(of: "a") == [1])
  }

  @Test func `a link stays a link, and what it leads to is replaced`() throws {
    let target = folder.write("old", to: "real/a")
    symlink("real/a", "\(folder.path)/link")
    try FileStore.save([1], to: "\(folder.path)/link", expecting: .anything)
    var status = stat()
    #expect(lstat("\(folder.path)/link", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(try FileStore.read(target) == [1])
    #expect(try FileStore.names(inFolder: "\(folder.path)/real") == ["a"])
  }

  @Test func `a link that leads nowhere is refused`() {
    let link = "\(folder.path)/link"
    symlink("nowhere", link)
    let error = FileError.danglingLink(path: link, target: "nowhere")
    #expect(throws: error) { try FileStore.save([1], to: link, expecting: .anything) }
    #expect(throws: error) { try FileStore.read(link) }
    #expect(throws: error) { try FileStore.names(inFolder: link) }
    #expect(error.message == "\(link) is a link to nowhere, which is not there")
    #expect(folder.names == ["link"])
  }

  @Test func `a folder is not a file, for reading or for writing`() {
    #expect(throws: FileError.notAFile(path: folder.path)) { try FileStore.read(folder.path) }
    #expect(throws: FileError.notAFile(path: folder.path)) {
      try FileStore.save([1], to: folder.path, expecting: .anything)
    }
  }

  @Test func `reading stops at the limit`() {
    let path = folder.write([UInt8](repeating: 32, count: 20_000), to: "a")
    #expect(throws: FileError.tooLong(path: path, limit: 10_000)) {
      try FileStore.read(path, limit: 10_000)
    }
    #expect((try? FileStore.read(path, limit: 20_000).count) == 20_000)
  }
}
