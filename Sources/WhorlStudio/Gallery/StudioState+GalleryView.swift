import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// Draws the list, the preview and, where they are shown, the theme's properties.
  func draw(_ gallery: Gallery, in frame: inout StudioFrame) {
    let layout = layout
    drawTitle(in: &frame)
    drawList(gallery, in: &frame)
    drawStage(of: gallery.chosen, in: layout.preview, frame: &frame)
    if layout.inspector.columns > 0 { drawInspector(in: &frame) }
  }

  private func drawTitle(in frame: inout StudioFrame) {
    let place = Region(column: 1, row: 0, columns: columns - 2, rows: 1)
    let own = library.themes.count(where: \.origin.isOwn)
    let dirty = library.dirty.count
    var parts = ["\(library.themes.count) themes"]
    if own > 0 { parts.append("\(own) own") }
    let starred = library.themes.count { stars.contains($0.id) }
    if starred > 0 { parts.append("\(starred) \(marks.star)") }
    if dirty > 0 { parts.append("\(dirty) not saved *") }
    let used = frame.write("whorl", in: place, .title)
    let rest = Region(
      column: place.column + used + 2, row: 0, columns: place.columns - used - 2, rows: 1)
    frame.write(parts.joined(separator: " \(marks.separator) "), in: rest, .faint)
  }

  private func drawList(_ gallery: Gallery, in frame: inout StudioFrame) {
    let region = layout.list
    let title = gallery.search.isEmpty && gallery.line == nil ? "Themes" : "Found"
    frame.box(region, title: title)
    drawSearch(gallery, in: &frame)
    let rows = galleryRows
    let inner = region.inner
    let open = pulledRows
    drawPull(in: inner, frame: &frame)
    if rows.isEmpty {
      frame.write("nothing found", in: inner.line(open), .faint)
      return
    }
    for line in 0..<inner.rows - open where rows.indices.contains(gallery.scroll + line) {
      let place = inner.line(open + line)
      switch rows[gallery.scroll + line] {
      case .heading(let name): frame.write(name, in: place, .faint)
      case .theme(let theme): draw(theme, in: place, frame: &frame)
      }
    }
    frame.drawScrollMarks(
      region, above: gallery.scroll > 0, below: gallery.scroll + inner.rows < rows.count)
  }

  /// The search stands in the lower border of the list.
  private func drawSearch(_ gallery: Gallery, in frame: inout StudioFrame) {
    let region = layout.list
    let place = Region(
      column: region.column + 1, row: region.row + region.rows - 1, columns: region.columns - 2,
      rows: 1)
    if let line = gallery.line {
      frame.fill(place)
      frame.write("/", in: place, .key)
      let field = Region(
        column: place.column + 1, row: place.row, columns: place.columns - 1, rows: 1)
      frame.draw(line, in: field)
    } else if !gallery.search.isEmpty {
      frame.write("/" + gallery.search.text, in: place, .key)
    }
  }

  private func draw(_ theme: LibraryTheme, in place: Region, frame: inout StudioFrame) {
    let isChosen = theme.id == gallery.chosen
    // pointer, picture, name, mark
    if isChosen { frame.fill(place, .focus) }
    let style: ChromeStyle = isChosen ? .focus : .normal
    frame.write(isChosen ? String(marks.pointer) : " ", in: place, style)
    let name = Region(
      column: place.column + 4, row: place.row, columns: place.columns - 7, rows: 1)
    frame.write(theme.name, in: name, style)
    if stars.contains(theme.id) {
      let star = place.dropping(place.columns - 2, keeping: 1)
      frame.write(String(marks.star), in: star, isChosen ? .focus : .key)
    }
    let mark = theme.problem != nil ? "!" : theme.isDirty ? "*" : ""
    frame.writeRight(mark, in: place, isChosen ? .focus : theme.problem != nil ? .error : .warning)
    frame.targets.append(ClickTarget(region: place, target: .theme(theme.id)))
    guard pictures[theme.id] != nil else { return }
    let slot = PictureSlot(
      source: .theme(theme.id), row: place.row, column: place.column + 2, columns: 1, rows: 1)
    frame.show(picture(of: theme.id, columns: 1, rows: 1), in: slot)
  }
}
