/// The studio's keys: dispatch, the bottom line and the help all read this table.
enum KeyTable {
  /// The keys of a pane, in the order of its help: its own, then those that it shares.
  static func bindings(in pane: Pane) -> [Binding] {
    switch pane {
    case .gallery: gallery + preview + speed + studio
    case .editor: editor + preview + studio
    case .line: line
    case .help: help
    case .question: question
    }
  }

  /// What a key does in a pane, or `nil`.
  static func action(for press: KeyPress, in pane: Pane) -> Action? {
    bindings(in: pane).first { $0.presses.contains(press) }?.action
  }

  private static let gallery = [
    Binding([.init(.down), .character("j")], .next, "next theme"),
    Binding([.init(.up), .character("k")], .previous, "previous theme"),
    Binding([.init(.pageDown)], .pageDown, "a page down"),
    Binding([.init(.pageUp)], .pageUp, "a page up"),
    Binding([.init(.home)], .first, "first theme"),
    Binding([.init(.end)], .last, "last theme"),
    Binding([.init(.enter), .character("e")], .edit, "edit the theme", hint: "edit"),
    Binding([.character("n")], .new, "new theme from this one", hint: "new"),
    Binding([.character("d")], .duplicate, "duplicate the theme", hint: "duplicate"),
    Binding([.character("D")], .delete, "delete the theme; asks first"),
    Binding([.character("/")], .search, "search: words, #tag, form:ring", hint: "search"),
    Binding([.init(.escape)], .back, "clear the search"),
    Binding([.init(.tab)], .inspector, "show or hide the theme's properties"),
    Binding([.init(.function(5))], .rescan, "read the theme folders again"),
  ]

  private static let editor = [
    Binding([.init(.down), .init(.tab), .character("j")], .next, "next field"),
    Binding([.init(.up), .init(.tab, .shift), .character("k")], .previous, "previous field"),
    Binding([.init(.pageDown)], .pageDown, "a page down"),
    Binding([.init(.pageUp)], .pageUp, "a page up"),
    Binding([.init(.home)], .first, "first field"),
    Binding([.init(.end)], .last, "last field"),
    Binding([.character("]")], .nextGroup, "next group of fields"),
    Binding([.character("[")], .previousGroup, "previous group of fields"),
    Binding([.init(.right)], .step(.up), "a step up, or the next choice", hint: "step"),
    Binding([.init(.left)], .step(.down), "a step down, or the previous choice"),
    Binding([.init(.right, .shift)], .step(.farUp), "ten steps up"),
    Binding([.init(.left, .shift)], .step(.farDown), "ten steps down"),
    Binding([.init(.right, .alt)], .step(.slightlyUp), "a tenth of a step up"),
    Binding([.init(.left, .alt)], .step(.slightlyDown), "a tenth of a step down"),
    Binding([.init(.enter)], .open, "type a value (digits do so at once)", hint: "type"),
    Binding([.init(.backspace)], .defaultValue, "the default value"),
    Binding([.character("r")], .savedValue, "the saved value"),
    Binding([.character("+")], .addElement, "add one to a list"),
    Binding([.init(.delete)], .removeElement, "remove one from a list"),
    Binding([.init(.escape)], .back, "back to the gallery; changes are kept", hint: "back"),
  ]

  private static let preview = [
    Binding([.character("u")], .undo, "undo"),
    Binding([.character("U")], .redo, "redo"),
    Binding([.control("s")], .save, "save", hint: "save"),
    Binding([.character("S")], .saveAs, "save under another name"),
    Binding([.character("x")], .export, "export as JSON", hint: "export"),
    Binding([.character(" ")], .pause, "pause, or go on", hint: "pause"),
    Binding([.character(",")], .frameBack, "pause, and one frame back"),
    Binding([.character(".")], .frameForward, "pause, and one frame on"),
    Binding([.character("-")], .slower, "preview slower"),
    Binding([.character("=")], .faster, "preview faster"),
    Binding([.character("b")], .background, "background: the terminal's, black, white"),
    Binding([.character("p")], .glyphs, "characters that pictures are drawn with"),
    Binding([.character("m")], .reducedMotion, "reduced motion"),
  ]

  // In the editor a digit begins a value.
  private static let speed = [
    Binding([.character("0")], .normalSpeed, "preview at its own speed")
  ]

  private static let studio = [
    Binding([.character("M")], .mouse, "the mouse, or the terminal's own selection"),
    Binding([.character("?"), .init(.function(1))], .help, "these keys", hint: "help"),
    Binding([.control("l")], .redraw, "draw the screen again"),
    Binding([.control("z")], .suspend, "suspend"),
    Binding([.character("q"), .control("c")], .quit, "quit", hint: "quit"),
  ]

  private static let line = [
    Binding([.init(.enter)], .accept, "accept", hint: "accept"),
    Binding([.init(.escape), .control("c")], .back, "cancel", hint: "cancel"),
    Binding([.init(.left), .control("b")], .line(.left), "left"),
    Binding([.init(.right), .control("f")], .line(.right), "right"),
    Binding(
      [.init(.left, .control), .init(.left, .alt), .init(.character("b"), .alt)],
      .line(.wordLeft), "a word left"),
    Binding(
      [.init(.right, .control), .init(.right, .alt), .init(.character("f"), .alt)],
      .line(.wordRight), "a word right"),
    Binding([.init(.home), .control("a")], .line(.start), "to the start"),
    Binding([.init(.end), .control("e")], .line(.end), "to the end"),
    Binding([.init(.backspace)], .line(.deleteLeft), "delete to the left"),
    Binding([.init(.delete), .control("d")], .line(.deleteRight), "delete to the right"),
    Binding([.control("w"), .init(.backspace, .alt)], .line(.deleteWord), "delete a word"),
    Binding([.control("u")], .line(.deleteToStart), "delete to the start", hint: "clear"),
    Binding([.control("s")], .save, "accept, and save the theme"),
    Binding([.control("k")], .line(.deleteToEnd), "delete to the end"),
    Binding([.init(.character("u"), .alt)], .line(.undo), "undo in this line"),
    Binding([.init(.down), .init(.tab)], .next, "next field, theme, or start"),
    Binding([.init(.up), .init(.tab, .shift)], .previous, "previous field, theme, or start"),
    Binding([.init(.function(1))], .help, "these keys", hint: "help"),
    Binding([.control("l")], .redraw, "draw the screen again"),
    Binding([.control("z")], .suspend, "suspend"),
  ]

  private static let help = [
    Binding([.init(.down), .character("j")], .next, "next key"),
    Binding([.init(.up), .character("k")], .previous, "previous key"),
    Binding([.init(.pageDown)], .pageDown, "a page down"),
    Binding([.init(.pageUp)], .pageUp, "a page up"),
    Binding([.init(.home)], .first, "first key"),
    Binding([.init(.end)], .last, "last key"),
    Binding([.init(.enter)], .accept, "do what the key does", hint: "run"),
    Binding(
      [.init(.escape), .character("?"), .character("q"), .init(.function(1)), .control("c")],
      .back, "close", hint: "close"),
    Binding([.control("l")], .redraw, "draw the screen again"),
    Binding([.control("z")], .suspend, "suspend"),
  ]

  private static let question = [
    Binding([.init(.right), .init(.tab), .init(.down)], .next, "next answer"),
    Binding([.init(.left), .init(.tab, .shift), .init(.up)], .previous, "previous answer"),
    Binding([.init(.enter)], .accept, "take the answer", hint: "take"),
    Binding([.init(.escape), .control("c")], .back, "cancel", hint: "cancel"),
    Binding([.control("l")], .redraw, "draw the screen again"),
    Binding([.control("z")], .suspend, "suspend"),
  ]
}
