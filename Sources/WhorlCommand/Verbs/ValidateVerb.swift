import WhorlCore
import WhorlFormats
import WhorlThemes

/// Checks theme files.
enum ValidateVerb {
  private static let strict = Option("strict", "count warnings as errors")

  static let description = VerbDescription(
    synopsis: "FILE… [--strict] [--json]", arity: .atLeast(1), options: [strict, .json],
    summary: "check theme files, a line for each finding",
    operands: [.file])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
    var findings: [(file: String, finding: Finding)] = []
    for file in arguments.operands {
      findings += Self.findings(in: file).map { (file, $0) }
    }
    if arguments.has(.json) {
      let value = JSONValue.array(findings.map { json($0.finding, file: $0.file) })
      try StandardStream.output.writeJSON(JSONText.file(value))
    } else {
      let lines = findings.map { $0.finding.line(file: $0.file) + "\n" }
      try StandardStream.output.write(Array(lines.joined().utf8))
    }
    let failing = findings.contains { _, finding in
      finding.severity == .error || arguments.has(strict)
    }
    return failing ? 1 : 0
  }

  private static func findings(in file: String) -> [Finding] {
    do throws(FileError) {
      let bytes = try FileStore.readAnything(file)
      let (theme, findings) = ThemeDocument.check(bytes)
      guard let design = theme?.hud else { return findings }
      return findings + pictures(of: design, in: bytes, file: file)
    } catch {
      return [Finding(.error, at: nil, pointer: .root, .unreadable(reason: error.message))]
    }
  }

  /// What is wrong with the pictures that a theme names.
  private static func pictures(
    of design: HUDDesign, in bytes: [UInt8], file: String
  ) -> [Finding] {
    let pictures = [
      (["hud", "image", "path"], design.image.path),
      (["hud", "reload", "image"], design.reload.image),
    ]
    return pictures.compactMap { keys, path in
      guard !path.isEmpty else { return nil }
      do throws(PNGError) {
        _ = try PNGFile.read(path, inFolderOfThemeAt: file)
        return nil
      } catch {
        let pointer = JSONPointer(tokens: keys)
        return Finding(
          .warning, at: (try? JSONDocument(bytes: bytes))?.node(at: pointer)?.position,
          pointer: pointer,
          .noPicture(reason: error.message))
      }
    }
  }

  private static func json(_ finding: Finding, file: String) -> JSONValue {
    .object([
      JSONValue.Member("file", .string(file)),
      JSONValue.Member("line", finding.position.map { .number(Double($0.line)) } ?? .null),
      JSONValue.Member("column", finding.position.map { .number(Double($0.column)) } ?? .null),
      JSONValue.Member("severity", .string(finding.severity.rawValue)),
      JSONValue.Member("pointer", .string(finding.pointer.description)),
      JSONValue.Member("rule", .string(finding.rule)),
      JSONValue.Member("message", .string(finding.message)),
    ])
  }
}
