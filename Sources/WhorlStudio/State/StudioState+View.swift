import WhorlCore
public import WhorlRaster

extension StudioState {
  /// What the terminal should show.
  public func view() -> StudioFrame {
    var frame = StudioFrame(columns: columns, rows: rows, marks: marks)
    let name = library[subject]?.name ?? ""
    frame.title = name.isEmpty ? "whorl" : "whorl: \(VisibleText.of(name))"
    guard !isTooSmall else {
      drawTooSmall(in: &frame)
      return frame
    }
    switch screen {
    case .gallery(let gallery): draw(gallery, in: &frame)
    case .editor(let editor, _): draw(editor, in: &frame)
    case .stage(let stage, _, _): draw(stage, in: &frame)
    }
    drawBanner(in: &frame)
    drawStatus(in: &frame)
    if popups.isEmpty { drawKeys(in: &frame) }
    for popup in popups { draw(popup, in: &frame) }
    drawWork(in: &frame)
    return frame
  }

  /// Brings the pictures of a frame to the present; the rest must be as `view` made it.
  ///
  /// Returns the cells that have changed, row by row, left to right.
  public mutating func animate(_ frame: inout StudioFrame) -> [CellChange] {
    var changes: [CellChange] = []
    for (place, slot) in frame.slots.enumerated() {
      let picture = picture(of: slot, over: frame.backdrop)
      changes += frame.refresh(slot, with: picture, below: frame.slots[(place + 1)...])
    }
    // Pictures beside each other are written row by row: short ways for the cursor.
    return changes.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The characters of lines and signs.
  var marks: Marks { host.isASCII ? .ascii : .unicode }

  /// Says why nothing is shown; a question that was asked stays answerable.
  private func drawTooSmall(in frame: inout StudioFrame) {
    var text = "too small: 60\(marks.times)20 needed (q quits)"
    if case .question(let question) = popups.last {
      let answers = question.answers.map { "\($0.text) (\($0.letter))" }
      text = question.text + " " + answers.joined(separator: " ")
    }
    for (row, line) in text.wrapped(columns: columns).enumerated() where row < rows {
      frame.write(line, in: frame.region.line(row))
    }
  }

  private func drawStatus(in frame: inout StudioFrame) {
    let place = Region(
      column: layout.status.column + 1, row: layout.status.row, columns: columns - 2, rows: 1)
    guard let status else {
      if let problem = library[subject]?.problem {
        frame.write("! " + problem, in: place, .error)
      } else if case .gallery = screen, layout.inspector.columns == 0 {
        frame.write(library[subject]?.current.theme?.title ?? "", in: place, .faint)
      }
      return
    }
    switch status.kind {
    case .note: frame.write(status.text, in: place)
    case .success: frame.write(status.text, in: place, .success)
    case .error: frame.write("! " + status.text, in: place, .error)
    }
  }
}
