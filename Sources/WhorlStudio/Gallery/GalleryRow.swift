/// A line of the list.
enum GalleryRow: Hashable, Sendable {
  /// The name of a group.
  case heading(String)
  /// A theme.
  case theme(LibraryTheme)

  /// The id of the theme, if it is one.
  var id: String? {
    switch self {
    case .heading: nil
    case .theme(let theme): theme.id
    }
  }
}

extension Library {
  /// The lines of the list: the groups, and the themes that a search finds in them.
  func rows(found search: Search, stars: Set<String>) -> [GalleryRow] {
    var rows: [GalleryRow] = []
    var group = ""
    for theme in themes
    where search.finds(
      id: theme.id, theme: theme.current.theme, isStarred: stars.contains(theme.id))
    {
      if theme.origin.group != group {
        group = theme.origin.group
        rows.append(.heading(group))
      }
      rows.append(.theme(theme))
    }
    return rows
  }
}

extension Origin {
  /// The name of the group in the list.
  fileprivate var group: String {
    switch self {
    case .file: "Opened"
    case .own, .unsaved: "Own"
    case .shared: "Installed"
    case .builtIn: "Built in"
    }
  }
}
