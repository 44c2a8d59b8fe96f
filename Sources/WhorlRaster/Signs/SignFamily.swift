import WhorlCore

/// The characters that stand for motion where one cell is all there is.
///
/// All of them but the blocks are one column wide in every locale.
struct SignFamily: Sendable {
  /// An arc whose head points up, and so on clockwise.
  let arcs: [Character]
  /// Something that is brightest from the top on, and so on clockwise.
  let bearings: [Character]
  /// A disc from small to large.
  let discs: [Character]
  /// A ring from small to large.
  let ripples: [Character]
  /// How many dots a cell of a small picture has.
  let mosaic: Mosaic

  private init(arcs: String, bearings: String, discs: String, ripples: String, mosaic: Mosaic) {
    self.arcs = Array(arcs)
    self.bearings = Array(bearings)
    self.discs = Array(discs)
    self.ripples = Array(ripples)
    self.mosaic = mosaic
  }

  private static let braille = SignFamily(
    arcs: "◠◝◞◡◟◜", bearings: "⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋", discs: "⠂⠶⣿", ripples: "⠂⠒⠶⠿", mosaic: .braille)

  private static let blocks = SignFamily(
    arcs: "▝▗▖▘", bearings: "▝▗▖▘", discs: "▖▄█", ripples: "▖▄▙█", mosaic: .quadrant)

  private static let ascii = SignFamily(
    arcs: "|/-\\|/-\\", bearings: "|/-\\|/-\\", discs: ".oO", ripples: ".oO0", mosaic: .letters)

  /// The signs in a set of characters; cut into characters once, which takes longer than most signs
  /// do to draw.
  static func family(of glyphs: GlyphSet) -> SignFamily {
    switch glyphs {
    case .braille: braille
    case .sextant, .quadrant, .half: blocks
    case .ascii: ascii
    }
  }

  /// The arc whose head points in a direction.
  func arc(_ head: Angle) -> Character { Self.member(arcs, at: head, isCentered: arcs.count > 4) }

  /// What is brightest in a direction.
  func bearing(_ angle: Angle) -> Character {
    Self.member(bearings, at: angle, isCentered: bearings.count == 8)
  }

  /// One of the discs for a size of 0…1.
  func disc(_ size: Double) -> Character { Self.member(discs, at: size) }

  /// One of the rings for a size of 0…1.
  func ripple(_ size: Double) -> Character { Self.member(ripples, at: size) }

  /// The member of a wheel for a direction; the first begins at 12 o'clock or has its middle there.
  private static func member(
    _ wheel: [Character], at angle: Angle, isCentered: Bool
  ) -> Character {
    let share = angle.normalizedDegrees / 360 * Double(wheel.count) + (isCentered ? 0.5 : 0)
    // What lies on a border belongs to the next, even where rounding has put it a hair before.
    return wheel[Int((share + 1e-6).rounded(.down)) % wheel.count]
  }

  private static func member(_ scale: [Character], at size: Double) -> Character {
    let place = (size * Double(scale.count)).rounded(.down)
    return scale[Int(min(max(place, 0), Double(scale.count - 1)))]
  }
}

extension Mosaic {
  /// ASCII characters by where in the cell their ink is.
  static let letters = Mosaic(
    columns: 2, rows: 2, bits: [1, 2, 4, 8], characters: Array(" `'\",[/F.\\]7_LJ#"))
}
