internal import CSystem

/// What tells a spinner inside another one that it is there: a variable with the name of the
/// terminal that the outer one made.
public enum RunMarker {
  /// The variable's name.
  public static let variable = "WHORL_RUN"

  /// The name of a terminal; `nil` for what is none.
  static func name(of terminal: Int32) -> String? {
    var name = [CChar](repeating: 0, count: 256)
    guard terminal >= 0, wh_terminal_name(terminal, &name, name.count) else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether standard error is a terminal that a spinner made for the command that it runs.
  public static func isInside(_ environment: Environment) -> Bool {
    guard let name = environment[variable] else { return false }
    return name == Self.name(of: 2)
  }
}
