/// The part of a theme that a property belongs to, in the order of the form's headings.
public enum PropertyGroup: String, CaseIterable, Sendable {
  /// What the spinner looks like.
  case look = "Look"
  /// How the spinner moves.
  case motion = "Motion"
  /// How it is presented.
  case hud = "HUD"
  /// How a list is pulled down with it.
  case refresh = "Refresh"
  /// How it lands in cells.
  case terminal = "Terminal"
  /// How it serves people who cannot see it, or do not want motion.
  case access = "Access"
  /// How it leaves for other formats.
  case export = "Export"
  /// Its name and origin.
  case info = "Info"
}
