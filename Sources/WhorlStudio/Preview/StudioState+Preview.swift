public import WhorlCore
import WhorlRaster
import WhorlThemes

extension StudioState {
  /// The frames a second of the chosen theme; 20 where there is none.
  var frameRate: Double { library[subject]?.current.theme?.terminal.frameRate ?? 20 }

  mutating func togglePause() {
    clock.togglePause(at: now)
  }

  mutating func moveFrame(by count: Double) {
    clock.move(by: Time(seconds: count / frameRate), at: now)
  }

  mutating func changeSpeed(by factor: Double) {
    clock.changeSpeed(by: factor, at: now)
    noteSpeed()
  }

  mutating func resetSpeed() {
    clock.resetSpeed(at: now)
    noteSpeed()
  }

  private mutating func noteSpeed() {
    status = .note("preview speed \(marks.times)\(DecimalText.short(clock.speed, places: 2))")
  }

  mutating func cycleBackdrop() {
    settings.backdrop = settings.backdrop.next
    prepareAll()
    status = .note("background: \(settings.backdrop.name)")
  }

  mutating func cycleGlyphs() {
    guard !host.isASCII else {
      status = .note("this terminal shows ASCII only")
      return
    }
    settings.cycleGlyphs()
    prepareAll()
    status = .note("characters: \(settings.glyphs?.rawValue ?? "auto")")
  }

  /// The colours that previews and samples are drawn with.
  var depth: ColorDepth { settings.depth ?? host.depth }

  mutating func cycleDepth() {
    guard host.depth > .monochrome else {
      status = .note("this terminal shows no colours")
      return
    }
    settings.cycleDepth(below: host.depth)
    prepareAll()
    status = .note("colours: \(settings.depth?.name ?? "all that the terminal has")")
  }

  mutating func toggleReducedMotion() {
    settings.reducesMotion.toggle()
    prepareAll()
    status = .note("reduced motion \(settings.reducesMotion ? "on" : "off")")
  }

  mutating func toggleMouse() -> [Effect] {
    isMouseOn.toggle()
    status = .note(
      isMouseOn ? "mouse on; Shift selects text" : "mouse off; the terminal selects text")
    return [.setMouse(isMouseOn)]
  }

  /// How long until something of a frame moves by itself; `nil` where nothing does.
  ///
  /// The quickest of the themes that are seen sets the pace, so that none is slower than by itself.
  public func tickInterval(of frame: StudioFrame) -> Time? {
    guard !isTooSmall else { return nil }
    if movesLines || banner.moves || work.moves { return Time(seconds: 1.0 / 30) }
    guard !clock.isPaused else { return nil }
    let rates = Set(frame.slots.map(\.source)).compactMap { source -> Double? in
      switch source {
      case .theme(let id):
        guard let picture = pictures[id] else { return nil }
        return (id == subject ? picture.chosen : picture.other).moves ? picture.frameRate : nil
      case .pull, .banner, .work: return nil
      case .stage, .course:
        // What comes and goes takes short ways in a short time.
        return stage?.moves == true ? max(frameRate, 30) : nil
      }
    }
    return rates.max().map { Time(seconds: 1 / $0) }
  }
}

extension ColorDepth {
  /// The name in the status line.
  var name: String {
    switch self {
    case .monochrome: "none"
    case .ansi16: "16"
    case .ansi256: "256"
    case .trueColor: "24 bits"
    }
  }
}
