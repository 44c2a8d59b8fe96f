public import WhorlCore

extension Theme {
  /// The ring of RKiOS7Loading, `rk-ring`.
  public static var ring: Theme { ofLibrary("rk-ring") }
  /// The bar of GVLoadingView, `gv-bar`.
  public static var bar: Theme { ofLibrary("gv-bar") }
  /// The veil of CustomActivityIndicator, `lottie-veil`.
  public static var veil: Theme { ofLibrary("lottie-veil") }
  /// The arc of DRPLoadingSpinner, `drp-arc`.
  public static var arc: Theme { ofLibrary("drp-arc") }
}
