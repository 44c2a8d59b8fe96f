/// What the manual says besides verbs, options and properties.
enum ManualTable {
  struct Entry: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  static let description = [
    "Whorl designs loading spinners in a studio on the terminal, plays them, and exports them. A "
      + "spinner is a theme: one small JSON file. Without a verb, and on a terminal, the studio opens.",
    "THEME is a theme's id, as whorl list shows them, or the path of a .json file. One's own themes "
      + "come first, then those installed for all, then those inside the program.",
    "Data goes to standard output, animation and messages to standard error. Times are 1.5s, 1500ms, "
      + "2m, 1m30s, or seconds as a bare number. Every verb has --help, and "
      + "--quiet, which may also stand before it: then there are no notes and nothing moves, but errors "
      + "are told.",
  ]

  static let variables = [
    Entry("NO_COLOR", "Not empty: no colour. Motion stays."),
    Entry(
      "FORCE_COLOR, CLICOLOR_FORCE",
      "Not empty and not 0: colour, also into pipes. It brings no motion with it."),
    Entry("CLICOLOR", "0: no colour."),
    Entry(
      "COLORTERM",
      "truecolor or 24bit: 24 bits of colour. Otherwise the terminal's name decides, then its "
        + "entry in terminfo."),
    Entry("TERM", "The terminal's name. Unset, dumb or unknown: words, no control sequences."),
    Entry("COLORFGBG", "Its last field tells whether the background is dark or light."),
    Entry(
      "LC_ALL, LC_CTYPE, LANG",
      "The first that is set names the locale; pictures are ASCII unless it is a UTF-8 one."),
    Entry("COLUMNS, LINES", "The window's size, where the terminal does not tell it."),
    Entry("CI", "Not empty: words instead of motion, unless TTY_INTERACTIVE is 1."),
    Entry("TTY_COMPATIBLE, TTY_INTERACTIVE", "0: words instead of motion."),
    Entry("ACCESSIBLE", "On: words instead of motion. Off is 0, false, no and off."),
    Entry(
      "WHORL_REDUCED_MOTION", "On: what the theme offers to people who want less motion."),
    Entry("WHORL_SPINNER", "The theme where none is named, or off."),
    Entry(
      "WHORL_RUN",
      "Set for the command of run: the terminal that was made for it. A spinner inside uses words."),
    Entry("TERMINFO, TERMINFO_DIRS", "Where the terminal's entry is looked for first."),
    Entry(
      "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_DATA_DIRS, XDG_STATE_HOME",
      "Where themes and settings are; see FILES. Relative paths are ignored."),
  ]

  static let files = [
    Entry(
      "~/.config/whorl/themes/*.json", "One's own themes, below XDG_CONFIG_HOME where it is set."),
    Entry("~/.config/whorl/config.json", "The settings."),
    Entry(
      "~/.local/share/whorl/themes, /usr/local/share/whorl/themes, /usr/share/whorl/themes",
      "Themes that were installed, below XDG_DATA_HOME and XDG_DATA_DIRS where they are set."),
  ]

  static let statuses = [
    Entry("0", "Success."),
    Entry(
      "1", "Bad data: a broken file, an unknown theme or property. For diff, a difference."),
    Entry("2", "Wrong usage."),
    Entry(
      "of run",
      "The command's own. 124: its time was over. 125: whorl failed. 126: the command cannot be "
        + "executed. 127: it was not found. Where a signal ended it, whorl dies of that signal."),
  ]

  static let examples = [
    Entry("whorl play drp-arc --title Loading --for 3s", "Three seconds of an arc:"),
    Entry("whorl run --title Building -- make -j4", "A spinner while something is made:"),
    Entry("whorl frame rk-ring --at 0.3s", "One frame, the same bytes everywhere:"),
    Entry(
      "whorl set mine lineWidth=3 maximumArcLength=270deg --dry-run", "What a change would do:"),
    Entry("whorl doctor", "Why there is no colour, or no motion:"),
  ]
}
