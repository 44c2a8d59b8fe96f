import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// Draws the preview, the form, and what there is to say about the focused field.
  func draw(_ editor: Editor, in frame: inout StudioFrame) {
    guard let theme = library[editor.id] else { return }
    let layout = layout
    drawTitle(of: theme, in: &frame)
    drawStage(of: editor.id, in: layout.preview, frame: &frame)
    frame.box(layout.list, title: "Properties")
    frame.targets.append(ClickTarget(region: layout.list, target: .nothing))
    let form = Form(of: theme)
    let focused = form.field(at: editor.focus)
    let inner = layout.list.inner
    for line in 0..<inner.rows where form.rows.indices.contains(editor.scroll + line) {
      switch form.rows[editor.scroll + line] {
      case .heading(let group): frame.write(group.rawValue, in: inner.line(line), .title)
      case .field(let field):
        let row = FormRow(
          field: field, region: inner.line(line), isFocused: field == focused,
          entry: field == focused ? editor.entry : nil, refusal: editor.refused[field.id])
        draw(row, of: theme, in: &frame)
      }
    }
    frame.drawScrollMarks(
      layout.list, above: editor.scroll > 0, below: editor.scroll + inner.rows < form.rows.count)
    if let focused { explain(focused, editor, in: &frame) }
  }

  private func drawTitle(of theme: LibraryTheme, in frame: inout StudioFrame) {
    let place = Region(column: 1, row: 0, columns: columns - 2, rows: 1)
    var used = frame.write(theme.name, in: place, .title)
    func rest() -> Region {
      Region(column: place.column + used, row: 0, columns: place.columns - used, rows: 1)
    }
    if theme.isDirty { used += frame.write(" *", in: rest(), .warning) }
    let title = theme.current.theme?.title ?? ""
    used += frame.write("  \(title)", in: rest(), .faint)
    let count = history.count(of: theme.id)
    if count > 0 { frame.writeRight("  undo \(count)", in: rest(), .faint) }
  }

  /// The line below the form: why a value will not do, or what the field means.
  private func explain(_ field: Field, _ editor: Editor, in frame: inout StudioFrame) {
    let place = Region(
      column: 1, row: layout.explanation.row, columns: layout.explanation.columns - 2, rows: 1)
    if let problem = editor.entry?.problem ?? editor.refused[field.id]?.problem {
      frame.write("! " + problem, in: place, .error)
    } else {
      frame.write(field.description.help, in: place, .faint)
    }
  }

  private func draw(
    _ row: FormRow, of theme: LibraryTheme, in frame: inout StudioFrame
  ) {
    let field = row.field
    let style: ChromeStyle = row.isFocused ? .focus : .normal
    if row.isFocused { frame.fill(row.label, .focus) }
    frame.write(row.isFocused ? String(marks.pointer) : " ", in: row.label, style)
    if field.isChanged { frame.write("*", in: row.changeMark, row.isFocused ? .focus : .warning) }
    frame.write(field.label, in: row.name, style)
    frame.targets.append(ClickTarget(region: row.region, target: .field(field.id)))
    if let entry = row.entry {
      drawEntry(entry, in: row, frame: &frame)
    } else if let refusal = row.refusal {
      let used = frame.write(refusal.text, in: row.value.dropping(2), .error)
      let reason = field.shortReason(refusal.problem)
      frame.write("  ! " + reason, in: row.value.dropping(used + 2), .error)
    } else {
      drawValue(in: row, of: theme, frame: &frame)
      frame.writeRight(field.rangeText, in: row.note, .faint)
    }
  }

  private func drawEntry(_ entry: FieldEntry, in row: FormRow, frame: inout StudioFrame) {
    let place = row.value.dropping(2)
    guard let problem = entry.problem else {
      frame.draw(entry.line, in: place)
      return
    }
    // The reason stands beside what is typed, as far as there is room; the line below has all of it.
    let reason = " ! " + row.field.shortReason(problem)
    let room = place.columns - entry.line.text.cellWidth - 1
    let reasonColumns = max(min(reason.cellWidth, room), 0)
    frame.draw(entry.line, in: place.dropping(0, keeping: place.columns - reasonColumns))
    frame.write(
      reason, in: place.dropping(place.columns - reasonColumns, keeping: reasonColumns), .error)
  }

  private func drawValue(in row: FormRow, of theme: LibraryTheme, frame: inout StudioFrame) {
    let field = row.field
    if row.isFocused, field.hasSteps {
      frame.write(String(marks.stepLeft), in: row.value, .key)
    }
    var place = row.value.dropping(2)
    place.columns -= 2
    let swatches = colors(of: field, in: theme)
    switch field.value {
    case .color:
      if let color = swatches.first, depth > .monochrome {
        frame.draw(color, row: place.row, column: place.column, depth: depth)
        place = place.dropping(3)
      }
    case .colors where depth > .monochrome && swatches.count * 3 <= place.columns:
      frame.draw(swatches, in: place, depth: depth)
      return
    case .absent, .never, .number, .word, .numbers, .boolean, .text, .texts, .colors, .palette,
      .timingFunction, .glyphs, .animated, .animatedPair, .layerColor, .layerShape, .copies,
      .layers:
      break
    }
    let text = field.text.isEmpty ? "none" : field.text
    let style: ChromeStyle = row.isFocused ? .strong : field.isDefault ? .faint : .normal
    let used = frame.write(text, in: place, style)
    if row.isFocused, field.hasSteps {
      frame.write(String(marks.stepRight), in: place.dropping(used + 1, keeping: 1), .key)
    }
  }

  private func colors(of field: Field, in theme: LibraryTheme) -> [Color] {
    guard let theme = theme.current.theme else { return [] }
    switch field.value {
    case .color(let color): return [color].compactMap { resolved($0, in: theme) }
    case .colors(let colors): return colors.compactMap { resolved($0, in: theme) }
    case .absent, .never, .number, .word, .numbers, .boolean, .text, .texts, .palette,
      .timingFunction,
      .glyphs, .animated, .animatedPair, .layerColor, .layerShape, .copies, .layers:
      return []
    }
  }
}
