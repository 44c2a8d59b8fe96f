public import WhorlCore

extension SeamlessLoop {
  /// The largest change of a speed in words, such as `+1.6 %`.
  public var percentage: String {
    (change > 0 ? "+" : "") + DecimalText.short(change * 100, places: 2) + " %"
  }
}
