import WhorlStudio
import WhorlTerminal
import WhorlThemes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's own editor, on a draft of a theme's text.
struct ExternalEditor {
  /// The command: `VISUAL`, else `EDITOR`, else `vi`.
  let command: String
  /// The folder for drafts.
  let folder: String

  /// Finds the editor in the environment.
  init(_ environment: Environment) {
    command = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
    folder = environment["TMPDIR"] ?? "/tmp"
  }

  /// Lets the user edit a text, and returns what has become of it.
  func edit(_ draft: Draft, on owner: inout TerminalOwner) -> Event {
    var template = Array("\(folder)/whorl-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      let error = FileError.system(path: folder, action: .write, code: errno)
      return .edited(draft, .failed(error.message))
    }
    let own = String(cString: made)
    let path = "\(own)/\(draft.name)"
    defer {
      unlink(path)
      rmdir(own)
    }
    do {
      try FileStore.save(draft.bytes, to: path, expecting: .nothing)
      // Ctrl-C is the editor's: the shell around it must not die of it.
      let status = owner.lend(to: "trap : INT QUIT; \(command) \"$1\"", argument: path)
      guard status == 0 else {
        return .edited(draft, .failed("\(command) ended with status \(status)"))
      }
      return .edited(draft, .text(try FileStore.read(path)))
    } catch {
      return .edited(draft, .failed(error.message))
    }
  }
}
