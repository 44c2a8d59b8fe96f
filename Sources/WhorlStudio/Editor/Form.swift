import WhorlCore
import WhorlThemes

/// The fields of a theme in the order of the form.
struct Form: Hashable, Sendable {
  /// A line of the form.
  enum Row: Hashable, Sendable {
    /// The name of a group of fields.
    case heading(PropertyGroup)
    /// A field.
    case field(Field)
  }

  /// All lines, from top to bottom.
  let rows: [Row]

  /// The form of a theme; without fields where the theme cannot be read.
  init(of theme: LibraryTheme) {
    guard let current = theme.current.theme else {
      rows = []
      return
    }
    let saved = theme.saved?.theme
    // The id is the file's name: "save as" changes it.
    let descriptions = PropertyDescription.properties(of: current.spinner.form)
      .filter { $0.kind != .identifier }
    rows = PropertyGroup.allCases.flatMap { group -> [Row] in
      // What only this form has comes first, being what it is about.
      let members = descriptions.filter { $0.group == group }
      let own = members.filter { $0.path.keys.first == "spinner" }
      let others = members.filter { $0.path.keys.first != "spinner" }
      let fields = (own + others).flatMap { description in
        Self.fields(
          of: description, value: current.value(at: description.path) ?? .absent,
          saved: saved?.value(at: description.path) ?? .absent)
      }
      return fields.isEmpty ? [] : [.heading(group)] + fields.map(Row.field)
    }
  }

  /// The fields without the headings.
  var fields: [Field] {
    rows.compactMap { row in
      switch row {
      case .heading: nil
      case .field(let field): field
      }
    }
  }

  /// The field that keys act on: the named one, or the one that took its place, or the first.
  func field(at id: FieldID?) -> Field? {
    let fields = fields
    guard let id else { return fields.first }
    return fields.first { $0.id == id } ?? fields.last { $0.id.path == id.path } ?? fields.first
  }

  private static func fields(
    of description: PropertyDescription, value: PropertyValue, saved: PropertyValue
  ) -> [Field] {
    let whole = Field(
      id: FieldID(description.path), description: description, label: description.label,
      kind: description.kind, value: value, isChanged: value != saved)
    guard case .colors(let colors) = value else { return [whole] }
    var savedColors: [PropertyValue] = []
    if case .colors(let list) = saved { savedColors = list.map(PropertyValue.color) }
    let elements = colors.enumerated().map { index, color in
      Field(
        id: FieldID(description.path, element: index), description: description,
        label: "  \(index + 1)", kind: .color, value: .color(color),
        isChanged: !savedColors.indices.contains(index) || savedColors[index] != .color(color))
    }
    return [whole] + elements
  }
}
