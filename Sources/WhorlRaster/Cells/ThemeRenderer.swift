public import WhorlCore

/// Draws a theme with characters: its animation, or where only ASCII is to be had its ASCII twin.
///
/// Up to three rows a twin looks better than what can be drawn; in more a drawing does.
public struct ThemeRenderer: Hashable, Sendable {
  /// The columns and rows that a theme takes where nothing says otherwise.
  public static let usualSize = (columns: 14, rows: 7)

  private let performance: Performance
  private let twin: Twin?
  private var renderer: CellRenderer

  /// The frames of ASCII that a theme has beside its animation.
  private struct Twin: Hashable {
    let performance: Performance
    /// The columns of the widest frame.
    let columns: Int
    /// Whether the animation is itself one of characters, which cannot be drawn.
    let isAlone: Bool

    init?(_ theme: Theme, on surface: Surface, manner: Performance.Manner) {
      guard let glyphs = theme.terminal.ascii else { return nil }
      isAlone = theme.spinner.form == .glyphs
      columns = glyphs.frames.reduce(0) { max($0, $1.cellWidth) }
      var theme = theme
      theme.spinner = .glyphs(glyphs)
      performance = Performance(theme, on: surface, manner: manner)
    }
  }

  /// Prepares a theme.
  ///
  /// - Parameters:
  ///   - cellAspect: a cell's width divided by its height; `nil` for what the theme takes it for.
  ///   - glyphs: the characters to draw with; `nil` for the theme's own choice, or `preferred`.
  ///   - preferred: the characters that suit the place, where neither the caller nor the theme
  ///     wants particular ones.
  ///   - box: the columns and rows of the pictures, where they will all be of one size. What only
  ///     other sizes ask for is then left until one is drawn, and found out anew each time.
  ///   - renderer: everything else about the drawing; its characters and cell shape are replaced.
  public init(
    _ theme: Theme, cellAspect: Double? = nil, glyphs: GlyphSet? = nil,
    preferred: GlyphSet = .braille, manner: Performance.Manner = .full,
    box: (columns: Int, rows: Int)? = nil, renderer: CellRenderer = CellRenderer()
  ) {
    var renderer = renderer
    renderer.adapt(to: theme, glyphs: glyphs, preferred: preferred, cellAspect: cellAspect)
    performance = Performance(theme, on: renderer.surface, manner: manner)
    twin = renderer.glyphs == .ascii ? Twin(theme, on: renderer.surface, manner: manner) : nil
    self.renderer = renderer
    if let box, !heedsSpan(columns: box.columns, rows: box.rows) { return }
    self.renderer.span = span
  }

  private var span: SceneSpan {
    SceneSpan(of: Self.moments(of: performance).map(performance.scene))
  }

  /// Whether pictures in a box depend on what the animation ranges over: frames of glyphs do not.
  private func heedsSpan(columns: Int, rows: Int) -> Bool {
    let animation = performance(columns: columns, rows: rows).animation
    return animation.picture(at: .zero) == nil
      && renderer.heedsSpan(for: animation.size, columns: columns, rows: rows)
  }

  /// Some moments of an animation's round, or of its beginning where a round is long.
  ///
  /// They lie by the golden ratio, so that no rhythm of the animation's own falls in with theirs.
  private static func moments(of performance: Performance) -> [Time] {
    guard performance.moves else { return [.zero] }
    let round = performance.animation.loop.map { ($0.start + $0.length).seconds } ?? 10
    let seconds = min(max(round, 2), 12)
    return (0..<32).map { index in
      let share = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      return Time(seconds: seconds * share)
    }
  }

  /// Whether the picture ever changes.
  public var moves: Bool { performance.moves }

  /// The picture at a time from the start.
  public func grid(at time: Time, columns: Int, rows: Int) -> CellGrid {
    let scene = scene(at: time, columns: columns, rows: rows)
    guard renderer.span == nil, heedsSpan(columns: columns, rows: rows) else {
      return renderer.grid(of: scene, columns: columns, rows: rows)
    }
    var renderer = renderer
    renderer.span = span
    return renderer.grid(of: scene, columns: columns, rows: rows)
  }

  /// The number of the picture at a time, from 0, where there are so many and no more: equal numbers
  /// are equal pictures of a size. `nil` where every moment may differ.
  public func picture(at time: Time, columns: Int, rows: Int) -> Int? {
    // Without a twin nothing is copied, which takes longer than to look.
    if twin == nil { return performance.picture(at: time) }
    return performance(columns: columns, rows: rows).picture(at: time)
  }

  /// The rhythm of the pictures of a size; `nil` where some are shown longer than others.
  func rhythm(columns: Int, rows: Int) -> Rhythm? {
    performance(columns: columns, rows: rows).rhythm
  }

  /// When the picture of a size repeats itself; `nil` where it never does, or not within a day.
  func loop(columns: Int, rows: Int) -> Loop? { performance(columns: columns, rows: rows).loop }

  private func scene(at time: Time, columns: Int, rows: Int) -> Scene {
    if twin == nil { return performance.scene(at: time) }
    return performance(columns: columns, rows: rows).scene(at: time)
  }

  /// What is shown in a box: the twin where there is little room, but enough for all of it.
  private func performance(columns: Int, rows: Int) -> Performance {
    guard let twin, twin.isAlone || (rows <= 3 && twin.columns <= columns) else {
      return performance
    }
    return twin.performance
  }

  /// The columns and rows that a theme asks for.
  public static func size(of theme: Theme) -> (columns: Int, rows: Int) {
    (theme.terminal.columns ?? usualSize.columns, theme.terminal.rows ?? usualSize.rows)
  }
}
