import WhorlCore

/// Turns cells into the bytes that a terminal understands.
///
/// Colours and styles are written only when they change. Control characters in cells are replaced by symbols,
/// so that a picture cannot command the terminal. Sequences: ECMA-48 (SGR, CUU, CUD, CUF, CUP) and
/// ITU-T T.416 in xterm's spelling for 256 and 24-bit colours.
public struct ANSIWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  private let depth: ColorDepth
  private let hasStyles: Bool
  private var foreground: Color?
  private var background: Color?
  private var style: CellStyle = []

  /// Creates a writer for a terminal in its default colours.
  ///
  /// - Parameter hasStyles: whether the terminal knows bold and dim, as all but the dumb ones do.
  public init(depth: ColorDepth, hasStyles: Bool = true) {
    self.depth = depth
    self.hasStyles = hasStyles
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
    let isSpace = cell.glyph == " "
    if cell.style != style, !isSpace { set(cell.style) }
    set(foreground: isSpace ? foreground : cell.foreground, background: cell.background)
    bytes.append(glyph: cell.glyph)
  }

  /// Returns to the default colours and to no style, if others are set.
  public mutating func resetColors() {
    guard foreground != nil || background != nil || !style.isEmpty else { return }
    forgetColors()
    bytes.append(sequence: "[0m")
  }

  /// Takes the default colours and no style as set, since a reset is about to be written.
  mutating func forgetColors() {
    foreground = nil
    background = nil
    style = []
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

  private mutating func set(_ style: CellStyle) {
    guard hasStyles else { return }
    bytes.append(sequence: "[")
    var isFirst = true
    func append(_ number: Int, to bytes: inout [UInt8]) {
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
      bytes.append(decimal: number)
    }
    // One number ends both, so what is kept is set again.
    let ends = !self.style.isSubset(of: style)
    if ends { append(22, to: &bytes) }
    let new = ends ? style : style.subtracting(self.style)
    if new.contains(.bold) { append(1, to: &bytes) }
    if new.contains(.dim) { append(2, to: &bytes) }
    bytes.append(UInt8(ascii: "m"))
    self.style = style
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
