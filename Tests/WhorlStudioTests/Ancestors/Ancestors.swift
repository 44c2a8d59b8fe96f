import WhorlCore
import WhorlRaster
import WhorlThemes

/// A moment so many seconds from the start.
func at(_ seconds: Double) -> Time { Time(seconds: seconds) }

extension Theme {
  /// A theme that comes with the program.
  static func shipped(_ id: String) throws -> Theme {
    guard let preset = Preset(id: id) else { throw MissingTheme(id: id) }
    return try ThemeDocument(bytes: preset.bytes).theme
  }

  struct MissingTheme: Error {
    let id: String
  }

  /// The ring that turns, changed.
  func ring(_ change: (inout Ring) -> Void = { _ in }) -> Theme {
    var theme = self
    guard case .ring(var ring) = spinner else { return self }
    change(&ring)
    theme.spinner = .ring(ring)
    return theme
  }

  /// The arcs that are visible at a time, rails too.
  func arcs(at seconds: Double) -> [Arc] {
    Animation(self, on: .dark).scene(at: at(seconds)).arcs
  }

  /// The dots that are visible at a time.
  func dots(at seconds: Double) -> [Dot] {
    Animation(self, on: .dark).scene(at: at(seconds)).shapes.compactMap {
      if case .dot(let dot) = $0 { dot } else { nil }
    }
  }
}

extension Scene {
  var arcs: [Arc] {
    shapes.compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
  }
}

/// Whether two numbers are the same within a thousandth.
func isClose(_ found: Double?, _ wanted: Double) -> Bool {
  found.map { abs($0 - wanted) < 1e-3 } ?? false
}

/// Whether two directions in degrees are the same within a hundredth.
func isSameDirection(_ found: Angle?, _ degrees: Double) -> Bool {
  found.map { abs(($0.degrees - degrees).remainder(dividingBy: 360)) < 1e-2 } ?? false
}

/// A container of a page of text, and what a theme presents over it.
struct Container {
  let theme: Theme
  var presentation: Presentation
  let backdrop: CellGrid
  private var renderer: PresentationRenderer

  init(_ theme: Theme, columns: Int = 40, rows: Int = 30, depth: ColorDepth = .trueColor) {
    self.theme = theme
    presentation = Presentation(theme.hud ?? HUDDesign())
    renderer = PresentationRenderer(theme, renderer: CellRenderer(depth: depth))
    var page = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      page.write(String(repeating: "text ", count: columns), row: row, column: 0)
    }
    backdrop = page
  }

  var placement: Placement {
    renderer.placement(of: presentation, columns: backdrop.columns, rows: backdrop.rows)
  }

  mutating func grid(at seconds: Double) -> CellGrid {
    renderer.grid(of: presentation, at: at(seconds), over: backdrop)
  }

  func isActive(column: Int, row: Int) -> Bool {
    let area = renderer.activeArea(
      of: presentation, columns: backdrop.columns, rows: backdrop.rows)
    return area.map { $0.columns.contains(column) && $0.rows.contains(row) } ?? false
  }
}

extension CellGrid {
  /// The characters of a row.
  func text(row: Int) -> String {
    String((0..<columns).map { self[row: row, column: $0].glyph })
  }
}
