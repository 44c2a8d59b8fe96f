import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// Draws the stage, and below it what has happened on it.
  func draw(_ stage: HUDStage, in frame: inout StudioFrame) {
    drawTitle(of: stage, in: &frame)
    let place = layout.list
    frame.targets.append(ClickTarget(region: place, target: .stage))
    let slot = PictureSlot(
      source: .stage, row: place.row, column: place.column, columns: place.columns,
      rows: place.rows)
    // What is drawn once and kept is kept by the state that moves on; this one is looked at only.
    var state = self
    frame.show(state.picture(of: slot, over: frame.backdrop), in: slot)
    let lines = layout.explanation
    let course = PictureSlot(
      source: .course, row: lines.row, column: 1, columns: columns - 2, rows: lines.rows)
    frame.show(courseGrid(columns: course.columns, rows: course.rows), in: course)
  }

  private func drawTitle(of stage: HUDStage, in frame: inout StudioFrame) {
    let place = Region(column: 1, row: 0, columns: columns - 2, rows: 1)
    let name = library[subject]?.name ?? ""
    let used = frame.write("whorl", in: place, .title)
    let dirty = library[subject]?.isDirty == true ? " *" : ""
    frame.write(
      [name + dirty, stage.part.name].joined(separator: " \(marks.separator) "),
      in: place.dropping(used + 2), .faint)
  }

  /// The last seconds as a strip, each state in a character of its own, and the numbers below it.
  func courseGrid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    guard let stage else { return grid }
    let width = max(columns - stage.state.cellWidth - 1, 1)
    let length = HUDStage.courseLength
    let end = clock.time(at: now)
    var text = ""
    for column in 0..<width {
      let moment = end - length.scaled(by: 1 - Double(column + 1) / Double(width))
      let state = stage.course.last { $0.time <= moment }?.state
      text.append(state.map { marks.sign(ofState: $0) } ?? " ")
    }
    grid.write(text + " " + stage.state, row: 0, column: 0)
    grid.write(
      numbers(of: stage).joined(separator: " \(marks.separator) "), row: 1, column: 0)
    return grid
  }

  private func numbers(of stage: HUDStage) -> [String] {
    func seconds(_ number: Double) -> String { DecimalText.short(number, places: 2) + " s" }
    switch stage.part {
    case .hud:
      let design = stage.presentation.design
      let blur = design.overlay.blur
      return [
        "in \(design.showAnimation.rawValue)", "out \(design.dismissAnimation.rawValue)",
        "leg \(seconds(design.animationTime))", "grace \(seconds(design.grace))",
        "stays \(seconds(design.minimumShow))",
      ] + (stage.blocksInput ? ["blocks input"] : [])
        + (blur == .none ? [] : ["blur \(blur.rawValue)"])
    case .refresh:
      let distance = stage.list.refresh.distance(at: clock.time(at: now))
      let threshold = stage.list.refresh.design.threshold
      return [
        "pulled \(DecimalText.short(distance, places: 0)) of "
          + "\(DecimalText.short(threshold, places: 0)) pt",
        "\(DecimalText.short(100 * stage.list.refresh.share(of: distance), places: 0)) %",
      ]
    case .spinner:
      let degrees = stage.activity.staticArcLength * 180 / .pi
      return [
        "animating \(stage.activity.isAnimating ? "yes" : "no")",
        "static arc \(DecimalText.short(degrees, places: 0))\(marks.isASCII ? " deg" : "°")",
      ]
    }
  }

  /// Brings what draws the stage up to date with its theme and with the settings.
  mutating func prepareStage() {
    guard let theme = library[subject]?.current.theme else { return }
    let subject = StagePainter.Subject(
      theme: theme, looks: looks(on: settings.backdrop), manner: settings.manner,
      image: images[imageFile { $0.image.path }],
      reloadImage: images[imageFile { $0.reload.image }])
    if painter?.subject != subject { painter = StagePainter(subject) }
  }

  /// Whether a cell of the stage takes presses.
  func isActive(column: Int, row: Int, on stage: HUDStage) -> Bool {
    let place = layout.list
    guard let area = painter?.activeArea(of: stage, columns: place.columns, rows: place.rows)
    else { return false }
    return area.columns.contains(column) && area.rows.contains(row)
  }

  /// Whether the mouse did something over the stage, or goes on with what began there.
  func isOverStage(_ event: MouseEvent) -> Bool {
    guard stage != nil, popups.isEmpty else { return false }
    return dragStart != nil || layout.list.contains(column: event.column, row: event.row)
  }
}

extension Marks {
  /// The character that stands for a state in the strip.
  fileprivate func sign(ofState state: String) -> Character {
    switch state {
    case "idle", "rest": isASCII ? "." : "·"
    case "waiting": isASCII ? "~" : "░"
    case "showing", "pulling": isASCII ? "/" : "▒"
    case "hiding", "exiting", "settling": isASCII ? "\\" : "▒"
    case "success", "failure", "info": "!"
    case "reload": isASCII ? "r" : "↻"
    case _: isASCII ? "#" : "█"
    }
  }
}
