import WhorlThemes

/// Names a field of the form.
struct FieldID: Hashable, Sendable {
  /// The property.
  var path: PropertyPath
  /// Which of a list's elements, from 0; `nil` for the whole property.
  var element: Int?

  /// Names a field.
  init(_ path: PropertyPath, element: Int? = nil) {
    self.path = path
    self.element = element
  }
}
