extension StudioState {
  /// How far a page goes in a pane.
  func pageLength(in pane: Pane) -> Int {
    switch pane {
    case .gallery, .editor, .stage, .line: max(layout.list.inner.rows - 1, 1)
    case .commands: max(commandRows.rows - 1, 1)
    case .question: 1
    }
  }

  /// Scrolls so that what keys act on is seen.
  mutating func keepInSight() {
    let rows = layout.list.inner.rows
    switch screen {
    case .gallery(var gallery):
      let lines = galleryRows
      if let place = lines.firstIndex(where: { $0.id == gallery.chosen }) {
        gallery.scroll = Self.scroll(
          gallery.scroll, toShow: place, of: lines.count, rows: max(rows - bannerCover, 1),
          headingAbove: place == 1)
      }
      screen = .gallery(gallery)
    case .editor(var editor, let gallery):
      if let form, let focused = form.field(at: editor.focus),
        let place = form.rows.firstIndex(of: .field(focused))
      {
        editor.scroll = Self.scroll(
          editor.scroll, toShow: place, of: form.rows.count, rows: rows,
          headingAbove: form.isBelowHeading(place))
        screen = .editor(editor, over: gallery)
      }
    case .stage: break
    }
    if case .commands(let list) = popups.last {
      let scroll = Self.scroll(
        list.scroll, toShow: list.chosen, of: commands(of: list).count, rows: commandRows.rows,
        headingAbove: false)
      changeCommands { $0.scroll = scroll }
    }
  }

  private static func scroll(
    _ scroll: Int, toShow place: Int, of count: Int, rows: Int, headingAbove: Bool
  ) -> Int {
    let first = headingAbove ? place - 1 : place
    var scroll = min(scroll, max(count - rows, 0))
    if place >= scroll + rows { scroll = place - rows + 1 }
    return max(min(scroll, first), 0)
  }
}

extension Form {
  /// Whether the line above is the name of a group.
  fileprivate func isBelowHeading(_ place: Int) -> Bool {
    guard place > 0, case .heading = rows[place - 1] else { return false }
    return true
  }
}
