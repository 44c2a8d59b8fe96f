import WhorlCore

/// Turns cells into the bytes that a terminal understands.
///
/// Colours are written only when they change. Control characters in cells are replaced by symbols,
/// so that a picture cannot command the terminal. Sequences: ECMA-48 (SGR, CUU, CUD, CUF, CUP) and
/// ITU-T T.416 in xterm's spelling for 256 and 24-bit colours.
public struct ANSIWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  private let depth: ColorDepth
  private var foreground: Color?
  private var background: Color?

  /// Creates a writer for a terminal in its default colours.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Returns the bytes written so far and forgets them, but not the colours that are set.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes a cell at the cursor; the right half of a wide character writes nothing.
  public mutating func write(_ cell: Cell) {
    guard !cell.isContinuation else { return }
    // The colour of a space cannot be seen.
    let color = cell.glyph == " " ? foreground : cell.foreground
    set(foreground: color, background: cell.background)
    bytes.append(glyph: cell.glyph)
  }

  /// Returns to the default colours, if others are set.
  public mutating func resetColors() {
    guard foreground != nil || background != nil else { return }
    foreground = nil
    background = nil
    bytes.append(sequence: "[0m")
  }

  /// Takes the default colours as set, since a reset is about to be written.
  mutating func forgetColors() {
    foreground = nil
    background = nil
  }

  /// Appends bytes as they are.
  mutating func append(_ text: StaticString) { bytes.append(ascii: text) }

  /// Appends a control sequence with one number, which is left out where it is 1.
  mutating func append(count: Int, final: UInt8) {
    bytes.append(sequence: "[")
    if count != 1 { bytes.append(decimal: count) }
    bytes.append(final)
  }

  /// Appends the control sequence that moves the cursor to a place counted from 1.
  mutating func append(row: Int, column: Int) {
    bytes.append(sequence: "[")
    bytes.append(decimal: row)
    bytes.append(UInt8(ascii: ";"))
    bytes.append(decimal: column)
    bytes.append(UInt8(ascii: "H"))
  }

  private mutating func set(foreground: Color?, background: Color?) {
    guard depth > .monochrome else { return }
    let isFront = foreground != self.foreground
    let isBack = background != self.background
    guard isFront || isBack else { return }
    self.foreground = foreground
    self.background = background
    bytes.append(sequence: "[")
    if isFront { append(foreground, base: 30) }
    if isFront, isBack { bytes.append(UInt8(ascii: ";")) }
    if isBack { append(background, base: 40) }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Appends the numbers that set a colour; `base` is 30 for glyphs and 40 for what is behind.
  private mutating func append(_ color: Color?, base: Int) {
    guard let color else { return bytes.append(decimal: base + 9) }
    switch depth {
    case .monochrome: bytes.append(decimal: base + 9)
    case .ansi16:
      let index = Int(Palette.nearest16(color))
      bytes.append(decimal: index < 8 ? base + index : base + 60 + index - 8)
    case .ansi256:
      bytes.append(decimal: base + 8)
      bytes.append(ascii: ";5;")
      bytes.append(decimal: Int(Palette.nearest256(color)))
    case .trueColor:
      bytes.append(decimal: base + 8)
      bytes.append(ascii: ";2")
      for channel in [color.red, color.green, color.blue] {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(decimal: Int(channel))
      }
    }
  }
}
