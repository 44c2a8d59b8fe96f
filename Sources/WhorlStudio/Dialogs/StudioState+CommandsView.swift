import WhorlCore

extension StudioState {
  /// Draws a list of commands, with the line that narrows it down on top.
  func draw(_ list: CommandList, in frame: inout StudioFrame) {
    let region = commandsRegion
    frame.fill(region)
    frame.box(region, title: title(of: list), .normal)
    let prompt = region.inner.line(0)
    frame.write(list.contents == .keys ? "?" : ":", in: prompt.dropping(1, keeping: 1), .key)
    frame.draw(list.line, in: prompt.dropping(3, keeping: prompt.columns - 4))
    let commands = commands(of: list)
    let rows = commandRows
    if commands.isEmpty {
      frame.write("nothing found", in: rows.line(0).dropping(1), .faint)
    }
    for line in 0..<rows.rows where commands.indices.contains(list.scroll + line) {
      let place = list.scroll + line
      let binding = commands[place]
      let row = rows.line(line)
      let isChosen = place == list.chosen
      if isChosen { frame.fill(row, .focus) }
      let isOffered = offers(binding.action, in: list.pane)
      frame.write(
        binding.keys(ascii: host.isASCII), in: row.dropping(1, keeping: 16),
        isChosen ? .focus : .key)
      frame.write(
        binding.help, in: row.dropping(18), isChosen ? .focus : isOffered ? .normal : .faint)
      frame.targets.append(ClickTarget(region: row, target: .command(place)))
    }
    frame.drawScrollMarks(
      region, above: list.scroll > 0, below: list.scroll + rows.rows < commands.count)
  }

  /// Where the lines of a list of commands are.
  var commandRows: Region {
    let inner = commandsRegion.inner
    return Region(
      column: inner.column, row: inner.row + 1, columns: inner.columns, rows: inner.rows - 1)
  }

  private var commandsRegion: Region {
    Region(column: 0, row: 1, columns: columns, rows: rows - 2).centered(
      columns: 58, rows: rows - 4)
  }

  private func title(of list: CommandList) -> String {
    switch list.contents {
    case .keys: "Keys: \(list.pane.title)"
    case .palette: "Palette: \(list.pane.title)"
    }
  }
}
