extension StudioState {
  /// Gives a theme another text, and its picture with it.
  mutating func setText(of id: String, to text: ThemeText) {
    library.edit(id, to: text)
    prepare(id)
  }
}
