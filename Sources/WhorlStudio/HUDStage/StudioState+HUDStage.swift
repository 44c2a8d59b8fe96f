import WhorlCore
import WhorlThemes

extension StudioState {
  /// The stage, if it is open.
  var stage: HUDStage? {
    get {
      if case .stage(let stage, _, _) = screen { stage } else { nil }
    }
    set {
      guard let newValue, case .stage(_, let editor, let gallery) = screen else { return }
      screen = .stage(newValue, from: editor, over: gallery)
    }
  }

  /// Whether an ancestor's life is played and nothing else: what is tried out there is nobody's work.
  var isDemonstrating: Bool {
    if case .demo = opening { return true }
    return stage?.ancestor != nil
  }

  /// Sets the stage for the theme that actions are about.
  mutating func openStage() {
    guard let theme = library[subject]?.current.theme else { return }
    let part: HUDStage.Part =
      theme.hud == nil && theme.refresh != nil ? .refresh : .hud
    screen = .stage(
      HUDStage(part, of: theme, manner: settings.manner, at: clock.time(at: now)), from: editor,
      over: gallery)
  }

  /// Sets the stage for an ancestor, and nothing else.
  mutating func openStage(for ancestor: Ancestor) {
    guard let theme = library[ancestor.theme]?.current.theme else {
      status = .error("there is no theme \(ancestor.theme)")
      return
    }
    gallery.chosen = ancestor.theme
    screen = .stage(
      HUDStage(
        ancestor.part, of: theme, ancestor: ancestor, manner: settings.manner,
        at: clock.time(at: now)),
      from: nil, over: gallery)
  }

  /// Leaves the stage for where it was opened from.
  mutating func leaveStage() -> [Effect] {
    guard case .stage(let stage, let editor, let gallery) = screen else { return [] }
    if stage.ancestor != nil { return [.quit] }
    screen = editor.map { .editor($0, over: gallery) } ?? .gallery(gallery)
    return []
  }

  /// Brings the stage to the present, and to what its theme says by now.
  mutating func advanceStage() -> [Effect] {
    guard var stage else {
      painter = nil
      images = StageImages()
      return []
    }
    if let theme = library[subject]?.current.theme { stage.take(theme, manner: settings.manner) }
    stage.advance(to: clock.time(at: now))
    self.stage = stage
    let files = [imageFile { $0.image.path }, imageFile { $0.reload.image }].compactMap(\.self)
    let effects = images.ask(for: files).map(Effect.readImage)
    prepareStage()
    return effects
  }

  /// The file that the theme on the stage names for a picture of its presentation.
  func imageFile(_ path: (HUDDesign) -> String) -> ImageFile? {
    guard let theme = library[subject], let design = theme.current.theme?.hud,
      case let path = path(design), !path.isEmpty
    else { return nil }
    return ImageFile(path: path, themePath: theme.origin.path ?? "")
  }

  /// Does what a key of the stage stands for.
  mutating func perform(_ action: StageAction) {
    guard var stage else { return }
    stage.takeOver()
    switch action {
    case .start: start(&stage)
    case .stop: stop(&stage)
    case .hold:
      stage.part = .spinner
      stage.perform(.hold)
    case .success: show(.result(.success), on: &stage)
    case .failure: show(.result(.failure), on: &stage)
    case .info: show(.result(.info), on: &stage)
    case .reload: show(.reload(), on: &stage)
    case .quickJob:
      stage.part = .hud
      stage.perform(.job(isQuick: true))
    case .longJob:
      stage.part = .hud
      stage.perform(.job(isQuick: false))
    case .press: press(&stage)
    case .up:
      if stage.part == .refresh { stage.pullByKey() } else { scrollPage(of: &stage, by: -1) }
    case .down: scrollPage(of: &stage, by: 1)
    case .nextAncestor:
      guard let ancestor = stage.ancestor else { break }
      openStage(for: ancestor.next)
      return
    case .longer: stage.stretch(by: .pi / 12)
    case .shorter: stage.stretch(by: -.pi / 12)
    case .nextPart:
      stage.part = stage.part.next
      status = .note("playing: \(stage.part.name)")
    case .step(let property, let count):
      self.stage = stage
      step(property, by: count)
      return
    }
    self.stage = stage
  }

  private func start(_ stage: inout HUDStage) {
    switch stage.part {
    case .hud: stage.perform(.presentation(.show()))
    case .refresh: stage.perform(.refresh(.begin))
    case .spinner: stage.perform(.start)
    }
  }

  private func stop(_ stage: inout HUDStage) {
    stage.dropJob()
    switch stage.part {
    case .hud: stage.perform(.presentation(.dismiss))
    case .refresh: stage.perform(.refresh(.end))
    case .spinner: stage.perform(.stop)
    }
  }

  /// Shows what has become of the work.
  private mutating func show(_ event: PresentationEvent, on stage: inout HUDStage) {
    stage.part = .hud
    guard stage.presentation.isWanted else {
      status = .note("nothing is shown: s starts it")
      return
    }
    stage.dropJob()
    stage.perform(.presentation(event))
  }

  private mutating func press(_ stage: inout HUDStage) {
    switch stage.presentation.state {
    case .reload, .result: stage.perform(.presentation(.press))
    case .idle, .waiting, .showing, .shown, .hiding: togglePause()
    }
  }

  private func scrollPage(of stage: inout HUDStage, by lines: Int) {
    guard !stage.blocksInput else { return }
    let count = StagePage.lines(columns: columns, isASCII: host.isASCII).count
    stage.scrollPage(by: lines, within: count - 1)
  }

  /// Changes a property of the theme by some steps of its form.
  private mutating func step(_ property: StageProperty, by count: Int) {
    guard let theme = library[subject], let document = theme.current.document,
      let field = Form(of: theme).fields.first(where: {
        $0.description.path.keys == property.keys
      }),
      let value = field.stepped(
        by: Step(count: Double(count)), resolved: nil,
        palette: document.theme.palette.map(\.name))
    else { return }
    change(field) { document throws(ThemeError) in try document.setting(field, to: value) }
    if let text = library[subject].map(Form.init(of:))?.fields.first(where: { $0.id == field.id })?
      .text
    {
      status = .note("\(field.description.label): \(text)")
    }
  }

  /// What a click or a turn of the wheel does on the stage.
  mutating func mouseOnStage(_ event: MouseEvent) {
    guard var stage else { return }
    stage.takeOver()
    let row = event.row - layout.list.row
    switch (event.kind, stage.part) {
    case (.wheelUp, .refresh): stage.pullByKey()
    case (.wheelUp, _): scrollPage(of: &stage, by: -1)
    case (.wheelDown, .refresh): stage.perform(.refresh(.release))
    case (.wheelDown, _): scrollPage(of: &stage, by: 1)
    case (.press, .refresh): dragStart = row
    case (.drag, .refresh):
      if let dragStart { stage.perform(.refresh(.pull(Double(row - dragStart) * 16))) }
    case (.release, .refresh):
      if dragStart != nil { stage.perform(.refresh(.release)) }
      dragStart = nil
    case (.press, .hud):
      if isActive(column: event.column, row: row, on: stage) {
        stage.perform(.presentation(.press))
      }
    case (.press, .spinner), (.drag, _), (.release, _): break
    }
    self.stage = stage
  }
}

extension CaseIterable where Self: Equatable {
  /// The case that comes after this one, the first after the last.
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
