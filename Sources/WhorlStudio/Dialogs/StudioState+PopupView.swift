import WhorlCore
import WhorlRaster

extension StudioState {
  /// Draws what lies over the screen.
  func draw(_ popup: Popup, in frame: inout StudioFrame) {
    frame.cursor = .hidden
    frame.targets.append(ClickTarget(region: frame.region, target: .nothing))
    drawKeys(in: &frame)
    switch popup {
    case .question(let question): draw(question, in: &frame)
    case .prompt(let prompt): draw(prompt, in: &frame)
    case .commands(let list): draw(list, in: &frame)
    }
  }

  private func draw(_ question: Question, in frame: inout StudioFrame) {
    let lines = question.text.wrapped(columns: 52)
    let region = frame.region.centered(columns: 58, rows: lines.count + 4)
    frame.fill(region)
    frame.box(region, .normal)
    let inner = region.inner
    for (row, line) in lines.enumerated() {
      frame.write(line, in: inner.line(row).dropping(2), .strong)
    }
    let total = question.answers.reduce(0) { $0 + $1.text.count + 6 }
    let gap = total + 2 * question.answers.count <= inner.columns ? 2 : 0
    var column = 2
    for (place, answer) in question.answers.enumerated() {
      let text = " \(answer.text) (\(answer.letter)) "
      let button = inner.line(lines.count + 1).dropping(column, keeping: text.count)
      frame.write(text, in: button, place == question.chosen ? .focus : .normal)
      frame.targets.append(ClickTarget(region: button, target: .answer(place)))
      column += text.count + gap
    }
  }

  private func draw(_ prompt: Prompt, in frame: inout StudioFrame) {
    let region = frame.region.centered(columns: 58, rows: 7)
    frame.fill(region)
    frame.box(region, title: title(of: prompt), .normal)
    let inner = region.inner
    frame.write("\(label(of: prompt)) ", in: inner.line(0).dropping(1), .faint)
    frame.draw(prompt.line, in: inner.line(1).dropping(1, keeping: inner.columns - 2))
    if let problem = prompt.problem {
      let lines = ("! " + problem).wrapped(columns: inner.columns - 2).prefix(2)
      for (row, line) in lines.enumerated() {
        frame.write(line, in: inner.line(2 + row).dropping(1), .error)
      }
    }
    if case .new(let start) = prompt.purpose {
      frame.write("starts as \(name(of: start))", in: inner.line(4).dropping(1))
      frame.writeRight("Tab changes ", in: inner.line(4), .faint)
    }
  }

  private func name(of start: NewTheme) -> String {
    switch start {
    case .copy(let id): library[id]?.name ?? id
    case .form(let form): "a \(form.rawValue)"
    }
  }

  private func title(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .new: "New theme"
    case .duplicate(let id): "Duplicate \(id)"
    case .saveAs(let id): "Save \(id) as"
    case .export(let id): "Export \(id) as JSON"
    }
  }

  private func label(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .new, .duplicate, .saveAs: "Id"
    case .export: "File"
    }
  }
}
