import WhorlCore
import WhorlRaster

/// The presentations and backdrops that several tests draw.
enum Presentations {
  /// Twelve spokes of 20 points, in white.
  static let spokes: Theme = {
    var spokes = Spokes()
    spokes.color = .literal(.white)
    return Theme(id: "spokes", spinner: .spokes(spokes))
  }()

  /// A ring of 60 points with a gap.
  static let ring: Theme = {
    var ring = Ring()
    ring.size = 60
    ring.colorSequence = [.literal(Color(red: 0, green: 0x7A, blue: 0xFF))]
    return Theme(id: "ring", spinner: .ring(ring))
  }()

  /// GVLoadingView's bar: 320 by 40 points at the lower edge, in opaque blue.
  static let bar: HUDDesign = {
    var design = HUDDesign()
    design.layout = .bar
    design.width = 320
    design.height = 40
    design.position = .bottom
    design.message.text = "Loading"
    design.message.textColor = .literal(.white)
    design.overlay.color = .literal(Color(red: 0, green: 0, blue: 0x80))
    design.animationTime = 0.4
    design.grace = 0
    return design
  }()

  /// A design that is shown since the start.
  static func shown(_ design: HUDDesign, message: String? = nil) -> Presentation {
    var presentation = Presentation(design)
    presentation.apply(.show(message: message), at: .zero)
    return presentation
  }

  /// Letters everywhere.
  static func letters(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      let text = (0..<columns).map { String(UnicodeScalar(UInt8(97 + ($0 + row) % 26))) }
      grid.write(text.joined(), row: row, column: 0)
    }
    return grid
  }
}
