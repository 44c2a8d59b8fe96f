import WhorlCore

/// What happens on the stage by itself, over and over.
struct StageScript: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let time: Time
    let event: StageEvent
  }

  private let entries: [Entry]
  private let length: Time
  private var start = Time.zero
  private var place = 0

  /// Creates a script of events, in the order of their times in seconds.
  private init(seconds length: Double, _ events: [(Double, StageEvent)]) {
    entries = events.map { Entry(time: Time(seconds: $0.0), event: $0.1) }
    self.length = Time(seconds: length)
  }

  /// The same script, beginning at a moment.
  func begun(at time: Time) -> StageScript {
    var script = self
    script.start = time
    script.place = 0
    return script
  }

  /// When the next event is due.
  var next: Time { start + entries[place].time }

  /// The next event, which is then over.
  mutating func take() -> StageEvent {
    defer {
      place += 1
      if place == entries.count {
        place = 0
        start = start + length
      }
    }
    return entries[place].event
  }

  /// The life of an ancestor, as its own demonstrations show it.
  init(_ ancestor: Ancestor) {
    switch ancestor {
    case .rk:
      self.init(
        seconds: 7, [(0.5, .presentation(.show())), (5.5, .presentation(.dismiss))])
    case .drp:
      self.init(seconds: 9, [(0.3, .start), (7, .stop)])
    case .refresh:
      // A pull to the threshold in 0.6 s, 3 s of loading.
      let pulls = (0...30).map { step -> (Double, StageEvent) in
        let share = Double(step) / 30
        return (0.5 + 0.6 * share, .refresh(.pull(129 * share)))
      }
      self.init(seconds: 6, pulls + [(1.3, .refresh(.release)), (4.1, .refresh(.end))])
    case .lottie:
      self.init(
        seconds: 7, [(0.5, .presentation(.show())), (5.5, .presentation(.dismiss))])
    case .gv:
      self.init(
        seconds: 14,
        [
          (0.5, .presentation(.show())), (5, .presentation(.reload())),
          (8, .presentation(.exitReload())), (11, .presentation(.dismiss)),
        ])
    case .gq:
      self.init(
        seconds: 7, [(0.5, .presentation(.show())), (5.5, .presentation(.dismiss))])
    }
  }
}
