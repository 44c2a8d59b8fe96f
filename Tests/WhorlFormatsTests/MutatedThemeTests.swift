import Testing
import WhorlCore
import WhorlFormats
import WhorlRaster
import WhorlTestSupport
import WhorlThemes

/// Themes spoilt at random: whatever is taken for a theme can be drawn at any time and exported.
struct MutatedThemeTests {
  /// Values at, beyond and far beyond what any property takes.
  private static let extremes = [
    "0", "-0", "1", "-1", "0.0000000001", "1e-320", "1e308", "-1e308", "1e400", "0.016", "0.05",
    "0.1", "0.25", "0.5", "2", "3", "4", "10", "12", "36", "60", "64", "100", "-100", "512", "2048",
    "3600", "4096", "1000000", "0.7", "0.3", "360", "6.283185307179586", "\"auto\"", "\"edge\"",
    "\"inner\"", "true", "false", "null", "\"\"", "\"#00000000\"", "\"clear\"", "\"accent\"",
    "\"round\"", "\"square\"", "\"ring\"", "\"grid\"", "\"column\"", "\"dots\"", "\"spokes\"",
    "\"glyphs\"", "\"hold\"", "[0, 4, 1, -3]", "[1, 1]", "[0, 0]", "[4096, 1]", "[]", "{}",
    "[\"\", \"\u{301}\", \"日\", \"\\\"\u{308}\", \"👩\u{200D}👧\"]", "\"日本\"", "\"\\\"\u{301}\"",
  ]

  /// The same as they are typed, and some more.
  private static let texts =
    extremes.map { $0.filter { $0 != "\"" } } + [
      "a b c", "日 \u{301} \\ \"", "#FF000080 clear", "0.02,0.03,0.04", "0 1", "0.000000001s",
      "7/4pi",
    ]

  private static let times = [
    0, 1e-9, 0.25, 0.3333, 0.75, 1, 86_400, 1e9, 9.2e9,
  ].map { Time(seconds: $0) }

  @Test func `any theme that properties allow can be drawn and exported`() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<120 {
      var document = try ThemeDocument(bytes: Preset.all[round % Preset.all.count].bytes)
      for _ in 0..<30 {
        let properties = document.properties
        let property = properties[Int.random(in: 0..<properties.count, using: &random)]
        let text = Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)]
        document = (try? document.applying([.set(property, text: text)])) ?? document
      }
      #expect(try exercise(document.bytes, &random))
    }
  }

  @Test func `a value of another kind is a finding, or does no harm`() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<600 {
      var document = try JSONDocument(bytes: Preset.all[round % Preset.all.count].bytes)
      let pointers = Self.leaves(of: document.root, at: .root)
      let pointer = pointers[Int.random(in: 0..<pointers.count, using: &random)]
      let value = Self.extremes[Int.random(in: 0..<Self.extremes.count, using: &random)]
      document = try document.replacing(pointer, with: value)
      _ = try exercise(document.bytes, &random)
    }
  }

  @Test func `what any bytes leave of a theme can be drawn and exported`() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<600 {
      var bytes = Preset.all[round % Preset.all.count].bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(ascii: "0") + UInt8(place % 10), at: place)
        default: bytes.removeSubrange(place..<min(place + 5, bytes.count))
        }
      }
      _ = try exercise(bytes, &random)
    }
  }

  /// Draws and exports what the bytes say; `false` where they are no theme.
  private func exercise(_ bytes: [UInt8], _ random: inout SeededGenerator) throws -> Bool {
    let findings = ThemeDocument.findings(in: bytes)
    for finding in findings { _ = finding.line(file: "t.json") }
    guard let document = try? ThemeDocument(bytes: bytes) else {
      #expect(findings.contains { $0.severity == .error })
      return false
    }
    let theme = document.theme
    for property in document.properties { _ = document.text(of: property) }
    let columns = Int.random(in: 1...40, using: &random)
    let rows = Int.random(in: 1...12, using: &random)
    let glyphs = GlyphSet.allCases[Int.random(in: 0..<GlyphSet.allCases.count, using: &random)]
    let depth = ColorDepth.allCases[Int.random(in: 0..<ColorDepth.allCases.count, using: &random)]
    for manner in [Performance.Manner.full, .reduced, .still] {
      let renderer = ThemeRenderer(
        theme, glyphs: glyphs, manner: manner, renderer: CellRenderer(depth: depth))
      for time in Self.times {
        let grid = renderer.grid(at: time, columns: columns, rows: rows)
        _ = grid.ansiLines(depth: depth)
        #expect(throws: Never.self) {
          try JSONDocument(bytes: grid.json, limits: JSONLimits(size: 1 << 24, depth: 8))
        }
      }
    }
    let sampling = Sampling(theme, framesPerSecond: 1, loop: nil)
    _ = TextFrames.write(
      renderer: ThemeRenderer(theme), columns: columns, rows: rows, sampling: sampling)
    let spinner = CLISpinners.write(
      theme, renderer: ThemeRenderer(theme), columns: 3, sampling: sampling)
    #expect(throws: Never.self) { try JSONDocument(bytes: spinner.bytes) }
    let full = try SpelledOutTheme.write(document)
    #expect(try ThemeDocument(bytes: full.bytes).theme == theme)
    return true
  }

  /// The pointers of everything that holds nothing else, or that is a list.
  private static func leaves(of node: JSONNode, at pointer: JSONPointer) -> [JSONPointer] {
    var leaves: [JSONPointer] = []
    for member in node.members {
      leaves += Self.leaves(of: member.value, at: pointer.appending(member.key.string ?? ""))
    }
    if node.kind != .object { leaves.append(pointer) }
    for (index, element) in node.elements.enumerated() {
      leaves += Self.leaves(of: element, at: pointer.appending(index))
    }
    return leaves
  }
}
