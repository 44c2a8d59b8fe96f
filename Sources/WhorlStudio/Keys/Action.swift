/// Something that a key, a click or a line of the help can do.
enum Action: Hashable, Sendable {
  // Moving
  case previous
  case next
  case pageUp
  case pageDown
  case first
  case last
  case previousGroup
  case nextGroup
  // Themes
  case edit
  case new
  case duplicate
  case delete
  case export
  case search
  case inspector
  case rescan
  case pull
  case star
  case starred
  case editText
  case openStage
  // The stage
  case stage(StageAction)
  // The document
  case undo
  case redo
  case save
  case saveAs
  // Fields
  case step(Step)
  case open
  case defaultValue
  case savedValue
  case addElement
  case removeElement
  case closeLoop
  // Text
  case line(LineEditor.Command)
  // The preview
  case pause
  case frameBack
  case frameForward
  case slower
  case faster
  case normalSpeed
  case background
  case glyphs
  case depth
  case reducedMotion
  // The studio
  case accept
  case back
  case help
  case palette
  case mouse
  case redraw
  case suspend
  case quit

  /// Whether it only moves through a list.
  var isMove: Bool {
    switch self {
    case .previous, .next, .pageUp, .pageDown, .first, .last, .previousGroup, .nextGroup: true
    case .edit, .new, .duplicate, .delete, .export, .search, .inspector, .rescan, .pull, .star,
      .starred,
      .editText, .openStage, .stage, .undo, .redo, .save, .saveAs, .step, .open, .defaultValue,
      .savedValue,
      .addElement, .removeElement, .closeLoop, .line,
      .pause, .frameBack, .frameForward, .slower, .faster, .normalSpeed, .background, .glyphs,
      .depth,
      .reducedMotion, .accept, .back, .help, .palette, .mouse, .redraw, .suspend, .quit:
      false
    }
  }
}

/// How far, and which way, a value is changed at a time.
struct Step: Hashable, Sendable {
  /// The number of the field's own steps; negative for down.
  var count: Double

  static let down = Step(count: -1)
  static let up = Step(count: 1)
  static let farDown = Step(count: -10)
  static let farUp = Step(count: 10)
  static let slightlyDown = Step(count: -0.1)
  static let slightlyUp = Step(count: 0.1)
}
