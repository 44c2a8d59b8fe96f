// Keys that several panes share.
extension KeyTable {
  /// What happens to themes.
  static let document = [
    Binding([.character("u"), .character("z")], .undo, "undo", in: .gallery, .editor, .stage),
    Binding([.character("U"), .character("Z")], .redo, "redo", in: .gallery, .editor, .stage),
    Binding([.control("s")], .save, "save", hint: "save", in: .gallery, .editor, .stage),
    Binding([.character("S")], .saveAs, "save under another name", in: .gallery, .editor),
    Binding(
      [.control("e")], .editText, "edit its JSON in your own editor", in: .gallery, .editor),
    Binding(
      [.character("H")], .openStage, "play the life of its HUD", hint: "HUD",
      in: .gallery, .editor),
    Binding([.character("x")], .export, "export as JSON", hint: "export", in: .gallery, .editor),
  ]

  /// How themes are shown.
  static let preview = [
    Binding([.character(" ")], .pause, "pause, or go on", hint: "pause", in: .gallery, .editor),
    Binding([.character(",")], .frameBack, "pause, and one frame back", in: .gallery, .editor),
    Binding([.character(".")], .frameForward, "pause, and one frame on", in: .gallery, .editor),
    Binding([.character("-")], .slower, "preview slower", in: .gallery, .editor, .stage),
    Binding([.character("=")], .faster, "preview faster", in: .gallery, .editor, .stage),
    // In the editor a digit begins a value.
    Binding([.character("0")], .normalSpeed, "preview at its own speed", in: .gallery),
    Binding(
      [.init(.character("0"), .alt)], .normalSpeed, "preview at its own speed", in: .editor),
    Binding(
      [.character("b")], .background, "background of previews",
      in: .gallery, .editor, .stage),
    Binding(
      [.character("p")], .glyphs, "characters that pictures are made of",
      in: .gallery, .editor, .stage),
    Binding(
      [.character("P")], .depth, "colours of previews: all to none", in: .gallery, .editor,
      .stage),
    Binding([.character("m")], .reducedMotion, "reduced motion", in: .gallery, .editor, .stage),
  ]

  /// The studio itself.
  static let studio = [
    Binding(
      [.character("M")], .mouse, "let the mouse select text, or click",
      in: .gallery, .editor, .stage),
    Binding(
      [.control("l")], .redraw, "draw the screen again", in: .gallery, .editor, .stage,
      .line, .commands, .question),
    Binding(
      [.control("z")], .suspend, "suspend", in: .gallery, .editor, .stage, .line,
      .commands, .question),
    Binding(
      [.character(":"), .control("p")], .palette, "all that can be done here", hint: "palette",
      in: .gallery, .editor, .stage, .line),
    Binding(
      [.character("?"), .init(.function(1))], .help, "these keys", hint: "help",
      in: .gallery, .editor, .stage, .line),
    Binding(
      [.character("q"), .control("c")], .quit, "quit", hint: "quit", in: .gallery, .editor, .stage),
  ]
}
