/// Where a presentation rests in its container, in points from the container's top left corner.
public struct Placement: Hashable, Sendable {
  /// The size of the container.
  public var container: Size
  /// Where the presentation's left edge rests.
  public var left: Double
  /// Where its top edge rests.
  public var top: Double
  /// How large it is.
  public var size: Size

  /// The height of a bar that does not say how high it is: GVLoadingView's.
  private static let barHeight = 40.0
  /// The room between a bezel and what is in it.
  private static let bezelMargin = 16.0

  /// Creates a placement.
  public init(container: Size, left: Double, top: Double, size: Size) {
    self.container = container
    self.left = left
    self.top = top
    self.size = size
  }

  /// The place of something that looks as its design says, centred in any container and never
  /// larger than it.
  ///
  /// - Parameter content: the size of the spinner and its words.
  public init(of design: HUDDesign, content: Size, in container: Size) {
    let natural =
      switch design.layout {
      case .inline: content
      case .bar:
        Size(width: container.width, height: max(content.height, Self.barHeight))
      case .bezel:
        Size(
          width: content.width + 2 * Self.bezelMargin, height: content.height + 2 * Self.bezelMargin
        )
      case .overlay: container
      }
    let size = Size(
      width: min(design.width ?? natural.width, container.width),
      height: min(design.height ?? natural.height, container.height))
    let room = container.height - size.height
    let top =
      switch design.position {
      case .top: 0.0
      case .center: room / 2
      case .bottom: room
      }
    self.init(
      container: container, left: (container.width - size.width) / 2,
      top: min(max(top + design.verticalOffset, 0), room), size: size)
  }
}
