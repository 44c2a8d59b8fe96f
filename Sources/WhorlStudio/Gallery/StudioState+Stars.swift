import WhorlThemes

extension StudioState {
  /// Gives the theme a star, or takes it away.
  mutating func toggleStar() -> [Effect] {
    guard library[subject] != nil else { return [] }
    return [.star(subject, !stars.contains(subject))]
  }

  /// Takes note of which themes have a star.
  mutating func noteStars(_ ids: [String], error: FileError?) {
    if let error {
      status = .error(error.message)
    } else {
      stars = Set(ids)
      chooseSomething()
    }
  }

  /// Narrows the list down to the themes that have a star, or shows all again.
  mutating func toggleStarred() {
    let star = String(marks.star)
    search(gallery.search.text == star ? "" : star)
    if gallery.chosen.isEmpty { status = .note("no theme has a star; f gives one") }
  }
}
