/// A line of the form and where its parts are.
struct FormRow {
  /// The field.
  let field: Field
  /// The whole line.
  let region: Region
  /// Whether keys act on it.
  let isFocused: Bool
  /// The value that is being typed into it.
  let entry: FieldEntry?
  /// What was typed into it and would not do.
  let refusal: Refusal?

  private static let nameColumns = 15

  /// The columns of the label: pointer, mark and name.
  var label: Region { region.dropping(0, keeping: Self.nameColumns + 2) }

  /// The place of the mark for a change.
  var changeMark: Region { region.dropping(1, keeping: 1) }

  /// The place of the field's name.
  var name: Region { region.dropping(2, keeping: Self.nameColumns) }

  /// The place of the value.
  var value: Region {
    region.dropping(
      Self.nameColumns + 2, keeping: region.columns - Self.nameColumns - 2 - noteColumns)
  }

  /// The place of the range; without columns where there is no room for it.
  var note: Region {
    region.dropping(region.columns - noteColumns, keeping: noteColumns - 1)
  }

  private var noteColumns: Int {
    let hasNote = entry == nil && refusal == nil && !field.rangeText.isEmpty
    return hasNote && region.columns >= 44 ? 17 : 1
  }
}

extension Region {
  /// What is left of a line without its first columns.
  func dropping(_ count: Int) -> Region { dropping(count, keeping: columns - count) }

  /// Some columns of a line, behind the first ones.
  func dropping(_ count: Int, keeping kept: Int) -> Region {
    Region(column: column + count, row: row, columns: min(kept, columns - count), rows: 1)
  }
}
