// Keys of one pane each.
extension KeyTable {
  static let gallery = [
    Binding([.init(.down), .character("j")], .next, "next theme", in: .gallery),
    Binding([.init(.up), .character("k")], .previous, "previous theme", in: .gallery),
    Binding([.init(.pageDown)], .pageDown, "a page down", in: .gallery, .editor, .commands),
    Binding([.init(.pageUp)], .pageUp, "a page up", in: .gallery, .editor, .commands),
    Binding([.init(.home)], .first, "to the top", in: .gallery, .editor, .commands),
    Binding([.init(.end)], .last, "to the bottom", in: .gallery, .editor, .commands),
    Binding(
      [.init(.enter), .character("e")], .edit, "edit the theme", hint: "edit", in: .gallery),
    Binding([.character("n")], .new, "new theme from this one", hint: "new", in: .gallery),
    Binding(
      [.character("d")], .duplicate, "duplicate the theme", hint: "duplicate", in: .gallery),
    Binding([.character("D")], .delete, "delete the theme; asks first", in: .gallery),
    Binding(
      [.character("/")], .search, "search: words, #tag, form:ring, ★", hint: "search", in: .gallery),
    Binding([.init(.escape)], .back, "clear the search", in: .gallery),
    Binding([.character("f")], .star, "give it a star, or take it away", in: .gallery),
    Binding([.character("F")], .starred, "only those with a star, or all", in: .gallery),
    Binding([.init(.tab)], .inspector, "show or hide the theme's properties", in: .gallery),
    Binding([.init(.function(5))], .rescan, "read the theme folders again", in: .gallery),
    Binding([.character("K")], .pull, "pull the list: read them again", in: .gallery),
  ]

  static let editor = [
    Binding([.init(.down), .init(.tab), .character("j")], .next, "next field", in: .editor),
    Binding(
      [.init(.up), .init(.tab, .shift), .character("k")], .previous, "previous field", in: .editor),
    Binding([.character("]")], .nextGroup, "next group of fields", in: .editor),
    Binding([.character("[")], .previousGroup, "previous group of fields", in: .editor),
    Binding(
      [.init(.right)], .step(.up), "a step up, or the next choice", hint: "step", in: .editor),
    Binding([.init(.left)], .step(.down), "a step down, or the previous choice", in: .editor),
    Binding([.init(.right, .shift)], .step(.farUp), "ten steps up", in: .editor),
    Binding([.init(.left, .shift)], .step(.farDown), "ten steps down", in: .editor),
    Binding([.init(.right, .alt)], .step(.slightlyUp), "a tenth of a step up", in: .editor),
    Binding([.init(.left, .alt)], .step(.slightlyDown), "a tenth of a step down", in: .editor),
    Binding(
      [.init(.enter)], .open, "type a value (digits do so at once)", hint: "type", in: .editor),
    Binding([.init(.backspace)], .defaultValue, "the default value", in: .editor),
    Binding([.character("r")], .savedValue, "the saved value", in: .editor),
    Binding([.character("+")], .addElement, "add one to a list", in: .editor),
    Binding([.character("L")], .closeLoop, "snap to a loop without a seam", in: .editor),
    Binding([.init(.delete)], .removeElement, "remove one from a list", in: .editor),
    Binding(
      [.init(.escape)], .back, "back to the gallery; changes stay", hint: "back", in: .editor),
  ]

  static let line = [
    Binding([.init(.enter)], .accept, "accept", hint: "accept", in: .line),
    Binding([.init(.left), .control("b")], .line(.left), "left", in: .line, .commands),
    Binding([.init(.right), .control("f")], .line(.right), "right", in: .line, .commands),
    Binding(
      [.init(.left, .control), .init(.left, .alt), .init(.character("b"), .alt)],
      .line(.wordLeft), "a word left", in: .line, .commands),
    Binding(
      [.init(.right, .control), .init(.right, .alt), .init(.character("f"), .alt)],
      .line(.wordRight), "a word right", in: .line, .commands),
    Binding([.control("a"), .init(.home)], .line(.start), "to the start", in: .line),
    Binding([.control("e"), .init(.end)], .line(.end), "to the end", in: .line),
    Binding([.init(.backspace)], .line(.deleteLeft), "delete to the left", in: .line, .commands),
    Binding(
      [.init(.delete), .control("d")], .line(.deleteRight), "delete to the right",
      in: .line, .commands),
    Binding(
      [.control("w"), .init(.backspace, .alt)], .line(.deleteWord), "delete a word",
      in: .line, .commands),
    Binding(
      [.control("u")], .line(.deleteToStart), "delete to the start", hint: "clear",
      in: .line, .commands),
    Binding([.control("k")], .line(.deleteToEnd), "delete to the end", in: .line, .commands),
    Binding(
      [.init(.character("u"), .alt)], .line(.undo), "undo in this line", in: .line, .commands),
    Binding([.control("s")], .save, "accept, and save the theme", in: .line),
    Binding(
      [.init(.escape), .control("c")], .back, "cancel", hint: "cancel", in: .line, .question),
    Binding([.init(.down), .init(.tab)], .next, "next field, theme, or start", in: .line),
    Binding(
      [.init(.up), .init(.tab, .shift)], .previous, "previous field, theme, or start", in: .line),
  ]

  static let commands = [
    Binding([.init(.enter)], .accept, "do it", hint: "run", in: .commands),
    Binding([.init(.down), .init(.tab)], .next, "next line", in: .commands),
    Binding([.init(.up), .init(.tab, .shift)], .previous, "previous line", in: .commands),
    Binding([.control("a")], .line(.start), "to the start", in: .commands),
    Binding([.control("e")], .line(.end), "to the end", in: .commands),
    Binding(
      [.init(.escape), .init(.function(1)), .control("p"), .control("c")], .back, "close",
      hint: "close", in: .commands),
  ]

  static let question = [
    Binding([.init(.right), .init(.tab), .init(.down)], .next, "next answer", in: .question),
    Binding(
      [.init(.left), .init(.tab, .shift), .init(.up)], .previous, "previous answer",
      in: .question),
    Binding([.init(.enter)], .accept, "take the answer", hint: "take", in: .question),
  ]
}
