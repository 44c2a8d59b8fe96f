/// The loading indicators of iOS that themes descend from.
public enum Ancestor: String, CaseIterable, Sendable {
  /// RKiOS7Loading: a ring with a gap around an image.
  case rk
  /// DRPLoadingSpinner: an arc that grows and shrinks.
  case drp
  /// DRPRefreshControl: a list that is pulled down.
  case refresh
  /// CustomActivityIndicator: an animation over a blurred screen.
  case lottie
  /// GVLoadingView: a bar with a message, and a way to try again.
  case gv
  /// GQCircleLoadView: a chain of dots.
  case gq

  /// The theme that has its looks.
  public var theme: String {
    switch self {
    case .rk: "rk-ring"
    case .drp, .refresh: "drp-arc"
    case .lottie: "lottie-veil"
    case .gv: "gv-bar"
    case .gq: "gq-dots"
    }
  }

  /// What it is, in a line.
  public var summary: String {
    switch self {
    case .rk: "RKiOS7Loading: a ring with a gap around an image that does not turn"
    case .drp: "DRPLoadingSpinner: an arc that grows and shrinks, colour after colour"
    case .refresh: "DRPRefreshControl: a list that is pulled down to be loaded anew"
    case .lottie: "CustomActivityIndicator: an animation over a blurred screen"
    case .gv: "GVLoadingView: a bar with a message, four ways out and five ways in"
    case .gq: "GQCircleLoadView: a chain of pulsing dots"
    }
  }

  /// What of the theme is played.
  var part: HUDStage.Part {
    switch self {
    case .rk, .lottie, .gv, .gq: .hud
    case .drp: .spinner
    case .refresh: .refresh
    }
  }
}
