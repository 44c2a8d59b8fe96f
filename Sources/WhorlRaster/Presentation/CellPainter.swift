import WhorlCore

/// Mixes the colours of cells that lie above each other, as far as the colours allow.
struct CellPainter: Hashable, Sendable {
  /// The colours that there are.
  let depth: ColorDepth
  /// The colours of the container.
  let surface: Surface
  private let hostForegroundIsDefault: Bool
  private let hostBackgroundIsDefault: Bool

  init(_ renderer: CellRenderer) {
    depth = renderer.depth
    surface = renderer.surface
    hostForegroundIsDefault = renderer.hostForegroundIsDefault
    hostBackgroundIsDefault = renderer.hostBackgroundIsDefault
  }

  /// What becomes of an opacity where colours cannot be mixed.
  enum Strength {
    case none
    case dim
    case full

    init(_ alpha: Double) {
      self = alpha < 0.25 ? .none : alpha < 0.65 ? .dim : .full
    }
  }

  /// Less than half a step of 8-bit alpha cannot be seen.
  static let leastAlpha = 0.5 / 255

  /// Whether colours can be mixed at all.
  var mixes: Bool { depth > .ansi16 }

  /// Whether something of an opacity can be seen at all.
  func shows(_ alpha: Double) -> Bool {
    if mixes { return alpha >= Self.leastAlpha }
    switch Strength(alpha) {
    case .none: return false
    case .dim, .full: return true
    }
  }

  /// The colour behind a cell's character.
  func ground(of cell: Cell) -> Color { cell.background ?? surface.background }

  /// The colour of a cell's character.
  func ink(of cell: Cell) -> Color { cell.foreground ?? surface.foreground }

  /// A colour as it is written behind a character; `nil` for the host's default.
  func background(_ color: Color) -> Color? {
    hostBackgroundIsDefault && color == surface.background ? nil : color.reduced(to: depth)
  }

  /// A colour as a character is written in it; `nil` for the host's default.
  func foreground(_ color: Color) -> Color? {
    hostForegroundIsDefault && color == surface.foreground ? nil : color.reduced(to: depth)
  }

  /// A cell over another one, less than opaque.
  func lay(_ top: Cell, over below: Cell, alpha: Double) -> Cell {
    var cell = top
    cell.background = top.background ?? below.background
    guard alpha < 1 - Self.leastAlpha else { return cell }
    guard mixes else {
      switch Strength(alpha) {
      case .none: return below
      case .dim: cell.style.insert(.dim)
      case .full: break
      }
      return cell
    }
    let ground = ground(of: below)
    if let own = top.background {
      cell.background = background(Color.mix(ground, own, share: alpha))
    }
    if top.glyph != " " {
      cell.foreground = foreground(Color.mix(ground, ink(of: top), share: alpha))
    }
    return cell
  }
}
