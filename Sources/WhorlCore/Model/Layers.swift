/// A picture of layers, each with its own shape, place and motion: the general form, which the
/// others are shorthand for.
///
/// Lengths are in units of half the frame's shorter side, from its centre, y down.
public struct Layers: Hashable, Sendable {
  /// The seconds that a loop takes where nothing says otherwise.
  public var period = 1.0
  /// The frame's size in points; width and height are the same where only a side is given.
  public var size = Size(side: 100)
  /// The layers, the first at the bottom.
  public var layers: [Layer] = []

  /// Creates a picture without layers.
  public init() {}
}

/// A shape with its place and motion, or a group of layers that move together.
public struct Layer: Hashable, Sendable {
  /// What the layer is called, or empty.
  public var name = ""
  /// What is drawn; `nil` for a group.
  public var shape: LayerShape?
  /// How it is drawn.
  public var paint: LayerPaint?
  /// The thickness of a stroke.
  public var lineWidth = Animated.constant(0.1)
  /// The shape of a stroke's ends.
  public var lineCap = LineCap.butt
  /// How opacity changes along a stroke.
  public var sweep: Arc.Sweep?
  /// Where the layer's anchor is.
  public var position = Animated.constant(Pair(0, 0))
  /// Added to the position.
  public var x = Animated.constant(0.0)
  /// Added to the position.
  public var y = Animated.constant(0.0)
  /// The point of the layer that the others are about.
  public var anchor = Animated.constant(Pair(0, 0))
  /// The turn, in degrees clockwise.
  public var rotation = Animated.constant(0.0)
  /// What both directions are multiplied by.
  public var scale = Animated.constant(Pair(1, 1))
  /// What the width is multiplied by.
  public var scaleX = Animated.constant(1.0)
  /// What the height is multiplied by.
  public var scaleY = Animated.constant(1.0)
  /// The turn about the horizontal axis, in degrees: the height is multiplied by its cosine.
  public var flipX = Animated.constant(0.0)
  /// The turn about the vertical axis, in degrees: the width is multiplied by its cosine.
  public var flipY = Animated.constant(0.0)
  /// The opacity of the layer and of those inside it, 0…1.
  public var opacity = Animated.constant(1.0)
  /// Where the outline begins, in turns of it.
  public var trimStart = Animated.constant(0.0)
  /// Where the outline ends, in turns of it.
  public var trimEnd = Animated.constant(1.0)
  /// How far along the outline both are moved, in turns of it.
  public var trimOffset = Animated.constant(0.0)
  /// Outside of this shape nothing of the layer is visible.
  public var clip: LayerShape?
  /// The copies of the layer.
  public var copies: LayerRepeat?
  /// The layers inside, the first at the bottom.
  public var layers: [Layer] = []
  /// What the shape stands for in the form that the layer was made from.
  var role = LayerRole.none

  /// Creates a group of nothing.
  public init() {}
}

/// Two numbers that belong together, such as a place or two scales.
public struct Pair: Hashable, Sendable {
  /// The first, to the right.
  public var x: Double
  /// The second, downwards.
  public var y: Double

  /// Creates a pair.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// What a layer draws.
public enum LayerShape: Hashable, Sendable {
  /// An ellipse about the origin; its outline begins at 12 o'clock and runs clockwise.
  case ellipse(rx: Animated<Double>, ry: Animated<Double>)
  /// A rectangle about the origin with rounded corners; its outline begins at the top of its right
  /// edge and runs clockwise.
  case rectangle(width: Animated<Double>, height: Animated<Double>, corner: Animated<Double>)
  /// A closed line of corners.
  case polygon([Pair])
  /// Lines and curves.
  case path([PathSegment], isClosed: Bool)
  /// One row of characters about the origin.
  case glyph(String)
}

/// A piece of a path.
public enum PathSegment: Hashable, Sendable {
  /// Begins a new line at a point.
  case move(Pair)
  /// A straight line to a point.
  case line(Pair)
  /// A cubic Bezier curve with two control points to a point.
  case curve(Pair, Pair, Pair)
}

/// How a layer's shape is drawn.
public enum LayerPaint: Hashable, Sendable {
  /// Its inside.
  case fill(LayerColor)
  /// Its outline.
  case stroke(LayerColor)

  /// The colour.
  public var color: LayerColor {
    switch self {
    case .fill(let color), .stroke(let color): color
    }
  }
}

/// A layer's colour.
public enum LayerColor: Hashable, Sendable {
  /// The same, or by keyframes.
  case animated(Animated<ThemeColor>)
  /// Colours that take turns, one a loop.
  case sequence(LayerColorSequence)
}

/// Colours that take turns, one a loop.
public struct LayerColorSequence: Hashable, Sendable {
  /// The colours; at least one.
  public var colors: [ThemeColor]
  /// The seconds that each is shown; `nil` for the theme's period.
  public var period: Double?
  /// How one becomes the next; `nil` for at once.
  public var fade: ColorFade?
  /// The seconds that the first colour is shown for the first time, if that differs.
  public var intro: Double?

  /// Creates a sequence.
  public init(
    colors: [ThemeColor], period: Double? = nil, fade: ColorFade? = nil, intro: Double? = nil
  ) {
    self.colors = colors
    self.period = period
    self.fade = fade
    self.intro = intro
  }
}

/// What a layer's shape stands for in the form that it was made from.
enum LayerRole: Hashable, Sendable {
  case none
  case rail
  case dot
  /// A bar with its ends and its corners, in points.
  case spoke(inner: Double, outer: Double, width: Double, corner: Double)
}
