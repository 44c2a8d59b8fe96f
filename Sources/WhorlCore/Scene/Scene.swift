/// One instant of a spinner: placed, coloured shapes, back to front.
///
/// This is all that renderers of single frames know of a theme. Positions are points from the
/// frame's centre, y down; colours are resolved.
public struct Scene: Hashable, Sendable {
  /// The size of the theme's frame; shapes may reach outside it.
  public var size: Size
  /// What is visible, from the back to the front.
  public var shapes: [Shape]

  /// Creates a scene.
  public init(size: Size, shapes: [Shape]) {
    self.size = size
    self.shapes = shapes
  }
}
