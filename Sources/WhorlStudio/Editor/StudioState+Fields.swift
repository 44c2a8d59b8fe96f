import WhorlCore
import WhorlThemes

extension StudioState {
  /// The form over the theme that is edited.
  var form: Form? { editor.flatMap { library[$0.id] }.map(Form.init(of:)) }

  /// The field that keys act on.
  var focusedField: Field? {
    guard let editor else { return nil }
    return form?.field(at: editor.focus)
  }

  /// Moves through the fields.
  mutating func moveFocus(_ move: Move) {
    guard let fields = form?.fields, let focused = focusedField,
      let place = fields.firstIndex(of: focused)
    else { return }
    editor?.focus = fields[move.place(from: place, count: fields.count)].id
  }

  /// Moves to the first field of another group.
  mutating func moveGroup(by distance: Int) {
    guard let fields = form?.fields, let focused = focusedField else { return }
    let groups = PropertyGroup.allCases.filter { group in
      fields.contains { $0.description.group == group }
    }
    guard let place = groups.firstIndex(of: focused.description.group) else { return }
    let group = groups[Move.by(distance).place(from: place, count: groups.count)]
    editor?.focus = fields.first { $0.description.group == group }?.id
  }

  /// Changes the focused field by some steps.
  mutating func step(by step: Step) {
    guard let field = focusedField, let document = library[subject]?.current.document else {
      return
    }
    let names = document.theme.palette.map(\.name)
    let resolved = document.theme.number(standingFor: field.description.path)
    guard let value = field.stepped(by: step, resolved: resolved, palette: names) else {
      if !field.hasSteps { status = .note("\(field.subject) is typed: press Enter") }
      return
    }
    change(field) { document throws(ThemeError) in try document.setting(field, to: value) }
  }

  /// Takes the focused field's value out of the file.
  mutating func resetField() {
    guard let field = focusedField else { return }
    if field.id.element != nil {
      status = .note("an element of a list has no default; Del removes it")
    } else if field.description.isRequired {
      status = .note("\(field.subject) has no default")
    } else {
      change(field) { document throws(ThemeError) in try document.resetting(field) }
    }
  }

  /// Gives the focused field the value that the file has.
  mutating func revertField() {
    guard let field = focusedField, let saved = library[subject]?.saved?.document else {
      status = .note("nothing is saved yet")
      return
    }
    let whole = form?.field(at: FieldID(field.description.path)) ?? field
    guard saved.gives(field.description.path),
      let value = saved.theme.value(at: field.description.path)
    else {
      change(whole) { document throws(ThemeError) in try document.resetting(whole) }
      return
    }
    change(whole) { document throws(ThemeError) in try document.setting(whole, to: value) }
  }

  /// Adds an element to the focused list.
  mutating func addElement() {
    guard let field = focusedField else { return }
    guard case .colors = field.description.kind else {
      status = .note("\(field.subject) is not a list of colours")
      return
    }
    let place = field.id.element.map { $0 + 1 }
    change(field) { document throws(ThemeError) in try document.duplicatingElement(of: field) }
    if let place { editor?.focus = FieldID(field.description.path, element: place) }
  }

  /// Removes an element of the focused list.
  mutating func removeElement() {
    guard let field = focusedField else { return }
    guard case .colors = field.description.kind else {
      status = .note("\(field.subject) is not a list of colours")
      return
    }
    change(field) { document throws(ThemeError) in try document.removingElement(of: field) }
  }

  /// Makes a change of a field, unless the result would be no theme; then says why.
  mutating func change(
    _ field: Field, by edit: (ThemeDocument) throws(ThemeError) -> ThemeDocument
  ) {
    guard let document = library[subject]?.current.document else { return }
    do {
      let changed = try edit(document)
      editor?.refused[field.id] = nil
      commit(changed, of: field, before: .valid(document))
    } catch {
      status = .error("\(field.subject): \(error.message)")
    }
  }

  /// Takes a changed document, and notes the change so that it can be undone.
  mutating func commit(_ document: ThemeDocument, of field: Field, before: ThemeText) {
    let after = ThemeText.valid(document)
    guard after != before else { return }
    setText(of: subject, to: after)
    let now = form?.field(at: field.id)
    history.record(
      Change(
        id: subject, deed: .edit(before: before, after: after),
        summary: Change.Summary(
          subject: field.subject, from: field.text, to: now?.id == field.id ? now?.text ?? "" : ""),
        field: field.id, time: self.now))
  }
}

extension Field {
  /// What sentences call the field.
  var subject: String {
    id.element.map { "\(description.label) \($0 + 1)" } ?? description.label
  }
}

extension Theme {
  /// The number that a word, or nothing, in a property stands for at present; `nil` where it stands for none.
  func number(standingFor path: PropertyPath) -> Double? {
    switch (path.keys, spinner) {
    case (["spinner", "lineWidth"], .ring(let ring)): ring.lineWidthInPoints
    case (["spinner", "radius"], .ring(let ring)): ring.radiusInPoints
    case (["terminal", "columns"], _): 14
    case (["terminal", "rows"], _): 7
    default: nil
    }
  }
}
