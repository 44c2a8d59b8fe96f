internal import WhorlCore
internal import WhorlRaster
internal import WhorlTerminal

/// The bytes of lines that stay on standard error.
enum Line {
  /// A line of words.
  static func words(_ text: String) -> [UInt8] {
    Array(String(text.map { $0.terminalSafe }).utf8) + [UInt8(ascii: "\n")]
  }

  /// The line that is left in the end.
  static func last(
    _ mark: EndMark, _ text: String?, message: String, in surroundings: Surroundings
  ) -> [UInt8] {
    guard surroundings.showsMotion else {
      return surroundings.saysWords ? words(text ?? mark.words(for: message)) : []
    }
    return mark.row(
      text ?? message, showsSigns: surroundings.showsSigns,
      at: surroundings.display.depth(on: .error).depth)
  }
}
