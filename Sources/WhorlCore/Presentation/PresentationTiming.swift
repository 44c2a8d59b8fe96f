/// How a presentation comes and goes, and how long it waits.
public struct PresentationTiming: Hashable, Sendable {
  /// How it comes.
  public var show: ShowAnimation
  /// How it goes.
  public var dismiss: DismissAnimation
  /// How long each leg of coming and going takes.
  public var leg: Time
  /// How long the work must last before anything is shown.
  public var grace: Time
  /// How long it stays at least, once shown.
  public var minimumShow: Time

  /// The timing that a design asks for.
  public init(_ design: HUDDesign) {
    show = design.showAnimation
    dismiss = design.dismissAnimation
    leg = max(Time(seconds: design.animationTime), .zero)
    grace = max(Time(seconds: design.grace), .zero)
    minimumShow = max(Time(seconds: design.minimumShow), .zero)
  }

  /// How long coming takes.
  var showLength: Time { show.length(leg: leg) }
  /// How long going takes.
  var dismissLength: Time { dismiss.length(leg: leg) }
}
