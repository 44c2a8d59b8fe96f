/// Where the parts of the screen are.
struct Layout: Hashable, Sendable {
  /// The first line.
  var title: Region
  /// The list of themes, or the form; with its border.
  var list: Region
  /// The preview, with its border.
  var preview: Region
  /// The properties of the theme, with their border; no columns where they are not shown.
  var inspector: Region
  /// The line that explains the focused field; no rows in the gallery.
  var explanation: Region
  /// The line that says what has happened.
  var status: Region
  /// The line of keys.
  var keys: Region

  /// The gallery: list, preview, and properties where there is room or they are asked for.
  static func gallery(columns: Int, rows: Int, showsInspector: Bool) -> Layout {
    let body = Region(column: 0, row: 1, columns: columns, rows: rows - 3)
    let listColumns = columns < 80 ? 24 : columns < 100 ? 28 : 32
    let isWide = columns >= 100
    let inspectorColumns = isWide != showsInspector ? min(columns / 2 - 4, 34) : 0
    let list = Region(column: 0, row: 1, columns: listColumns, rows: body.rows)
    let preview = Region(
      column: listColumns, row: 1, columns: columns - listColumns - inspectorColumns,
      rows: body.rows)
    return Layout(
      title: Region(column: 0, row: 0, columns: columns, rows: 1), list: list, preview: preview,
      inspector: Region(
        column: columns - inspectorColumns, row: 1, columns: inspectorColumns, rows: body.rows),
      explanation: Region(column: 0, row: rows - 2, columns: columns, rows: 0),
      status: Region(column: 0, row: rows - 2, columns: columns, rows: 1),
      keys: Region(column: 0, row: rows - 1, columns: columns, rows: 1))
  }

  /// The editor: preview at the left, form at the right.
  static func editor(columns: Int, rows: Int) -> Layout {
    let previewColumns = min(max(columns * 35 / 100, 18), 48) / 2 * 2
    let preview = Region(column: 0, row: 1, columns: previewColumns, rows: rows - 4)
    return Layout(
      title: Region(column: 0, row: 0, columns: columns, rows: 1),
      list: Region(
        column: previewColumns, row: 1, columns: columns - previewColumns, rows: rows - 4),
      preview: preview, inspector: Region(column: columns, row: 1, columns: 0, rows: 0),
      explanation: Region(column: 0, row: rows - 3, columns: columns, rows: 1),
      status: Region(column: 0, row: rows - 2, columns: columns, rows: 1),
      keys: Region(column: 0, row: rows - 1, columns: columns, rows: 1))
  }

  /// The stage, and below it what has happened and in which numbers.
  static func stage(columns: Int, rows: Int) -> Layout {
    let stage = Region(column: 0, row: 1, columns: columns, rows: rows - 5)
    return Layout(
      title: Region(column: 0, row: 0, columns: columns, rows: 1), list: stage, preview: stage,
      inspector: Region(column: columns, row: 1, columns: 0, rows: 0),
      explanation: Region(column: 0, row: rows - 4, columns: columns, rows: 2),
      status: Region(column: 0, row: rows - 2, columns: columns, rows: 1),
      keys: Region(column: 0, row: rows - 1, columns: columns, rows: 1))
  }
}

extension StudioState {
  /// Where the parts of the screen are now.
  var layout: Layout {
    switch screen {
    case .gallery(let gallery):
      .gallery(columns: columns, rows: rows, showsInspector: gallery.showsInspector)
    case .editor:
      .editor(columns: columns, rows: rows)
    case .stage:
      .stage(columns: columns, rows: rows)
    }
  }
}
