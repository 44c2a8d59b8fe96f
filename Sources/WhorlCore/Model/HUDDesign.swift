/// How a spinner is presented: what stands around it, how it comes and how it goes.
///
/// Lengths are points: a column is 8 pt wide and a row 16 pt high. Times are seconds.
public struct HUDDesign: Hashable, Sendable {
  /// What kind of thing is presented.
  public enum Layout: String, CaseIterable, Sendable {
    /// The spinner and its words in a row, as wide as they are.
    case inline
    /// A strip as wide as its container.
    case bar
    /// A box around the spinner and its words.
    case bezel
    /// All of the container.
    case overlay
  }

  /// Where in its container something rests.
  public enum Position: String, CaseIterable, Sendable {
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
  }

  /// What is shown of the work's progress.
  public enum Mode: String, CaseIterable, Sendable {
    /// Nothing: the spinner turns.
    case indeterminate
    /// A disc that fills like a pie.
    case determinate
    /// A ring that closes.
    case annular
    /// A bar that fills.
    case bar
  }

  /// Where the spinner stands, seen from the words.
  public enum SpinnerPlace: String, CaseIterable, Sendable {
    /// At their left.
    case left
    /// Above them.
    case above
    /// At their right.
    case right
    /// Nowhere.
    case none
  }

  /// What is presented.
  public var layout = Layout.inline
  /// The width in points; `nil` for what the layout asks for.
  public var width: Double?
  /// The height in points; `nil` for what the layout asks for.
  public var height: Double?
  /// Where it rests.
  public var position = Position.center
  /// How many points below that place it rests; negative above it.
  public var verticalOffset = 0.0
  /// The words.
  public var message = HUDText()
  /// Smaller words below them.
  public var details = HUDText()
  /// What is shown of the work's progress.
  public var mode = Mode.indeterminate
  /// How much of the work is done at first, 0…1.
  public var progress = 0.0
  /// Where the spinner stands.
  public var spinnerPlace = SpinnerPlace.left
  /// The side of an overlay's spinner as a share of the container's smaller side, 0…1.
  public var lottieFactor = 0.95
  /// The picture in the middle of the spinner.
  public var image = HUDImage()
  /// What lies between the container's contents and the spinner.
  public var overlay = HUDOverlay()
  /// How it comes.
  public var showAnimation = ShowAnimation.none
  /// How it goes.
  public var dismissAnimation = DismissAnimation.none
  /// The seconds that each leg of coming and going takes; 0 for at once.
  public var animationTime = 0.0
  /// The seconds that work must last before anything is shown.
  public var grace = 0.2
  /// The seconds that it stays at least, once shown.
  public var minimumShow = 0.5
  /// What is shown of each result.
  public var states = HUDStates()
  /// What stands in the spinner's place while one may try again.
  public var reload = HUDReload()

  /// Creates the defaults.
  public init() {}
}
