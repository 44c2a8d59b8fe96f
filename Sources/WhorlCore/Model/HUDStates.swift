/// What a presentation shows of each result.
public struct HUDStates: Hashable, Sendable {
  /// The work is done.
  public var success = HUDSign(
    glyph: "✓", ascii: "ok", color: Color(red: 0x34, green: 0xC7, blue: 0x59), dismissAfter: 1.5)
  /// The work has failed; the sign stays until it is dismissed.
  public var failure = HUDSign(
    glyph: "✗", ascii: "x", color: Color(red: 0xFF, green: 0x3B, blue: 0x30), dismissAfter: nil)
  /// There is something to know.
  public var info = HUDSign(
    glyph: "ℹ", ascii: "i", color: Color(red: 0x00, green: 0x7A, blue: 0xFF), dismissAfter: 1.5)

  /// Creates the usual signs.
  public init() {}

  /// The sign of a result.
  public subscript(_ result: PresentationResult) -> HUDSign {
    switch result {
    case .success: success
    case .failure: failure
    case .info: info
    }
  }
}

/// What work can end in.
public enum PresentationResult: String, CaseIterable, Sendable {
  /// It is done.
  case success
  /// It has failed.
  case failure
  /// There is something to know.
  case info
}

/// What a presentation shows of one result.
public struct HUDSign: Hashable, Sendable {
  /// The characters in the spinner's place.
  public var glyph: String
  /// What stands for them where only ASCII is to be had.
  public var ascii: String
  /// The characters' colour.
  public var color: ThemeColor
  /// The words, where the program gives none.
  public var text: String
  /// The seconds after which the presentation goes by itself; `nil` for never.
  public var dismissAfter: Double?

  /// Creates a sign.
  public init(
    glyph: String, ascii: String, color: Color, text: String = "", dismissAfter: Double?
  ) {
    self.glyph = glyph
    self.ascii = ascii
    self.color = .literal(color)
    self.text = text
    self.dismissAfter = dismissAfter
  }
}
