/// A theme whose motion repeats itself within a reasonable time, made from one that does not by
/// changing some of its periods a little.
public struct SeamlessLoop: Hashable, Sendable {
  /// The theme that repeats itself; its other properties are as they were.
  public let theme: Theme
  /// How long one round takes, by the viewer's clock.
  public let length: Time
  /// The largest change of a speed: 0.016 where something goes 1.6 % faster, negative for slower.
  public let change: Double

  /// The longest round that is proposed, in seconds.
  static let longest = 30.0
  /// A change that nobody sees, as a share of the speed.
  static let unseen = 0.02

  /// Proposes the shortest loop of at most 30 s in which no speed changes by more than 2 %; where
  /// there is none, that with the smallest change.
  ///
  /// A theme that repeats itself within 30 s is left as it is. `nil` where no change of periods
  /// helps: where a motion goes on for ever without coming back.
  public init?(of theme: Theme) {
    if let loop = Animation(theme, on: .dark).loop, loop.length.seconds <= Self.longest {
      self.init(theme: theme, length: loop.length, change: 0)
      return
    }
    // By the theme's own clock: its speed only stretches everything.
    let longest = Self.longest * theme.speed
    let proposals: [SeamlessLoop]
    switch theme.spinner {
    case .ring(let ring): proposals = Self.proposals(for: ring, in: theme, longest: longest)
    case .layers(let layers): proposals = Self.proposals(for: layers, in: theme, longest: longest)
    case .dots, .spokes, .glyphs: return nil
    }
    let fitting = proposals.filter { $0.length.seconds <= Self.longest + 1e-6 }
    let best =
      fitting.first { abs($0.change) <= Self.unseen }
      ?? fitting.min { abs($0.change) < abs($1.change) }
    guard let best else { return nil }
    self = best
  }

  private init(theme: Theme, length: Time, change: Double) {
    self.theme = theme
    self.length = length
    self.change = change
  }

  /// Checks a proposal by what the whole animation says.
  private init?(_ spinner: Spinner, in theme: Theme, change: Double) {
    var changed = theme
    changed.spinner = spinner
    guard let loop = Animation(changed, on: .dark).loop
    else { return nil }
    self.init(theme: changed, length: loop.length, change: change)
  }

  /// The theme with periods that close a loop of a given length, by the viewer's clock.
  ///
  /// `nil` where no change of periods helps.
  public init?(of theme: Theme, length: Time) {
    let wanted = length.seconds * theme.speed
    let proposal: SeamlessLoop?
    switch theme.spinner {
    case .ring(var ring):
      let rounds = max((wanted / ring.roundDuration).rounded(), 1)
      let stretch = wanted / (rounds * ring.roundDuration)
      guard ring.drawCycleDuration > 0, stretch.isFinite else { return nil }
      ring.drawCycleDuration *= stretch
      proposal = Self.proposal(for: ring, rounds: Int(rounds), in: theme, change: 1 / stretch - 1)
    case .layers(let layers):
      let fitted = layers.fitted(into: wanted)
      proposal = SeamlessLoop(.layers(fitted.layers), in: theme, change: fitted.change)
    case .dots, .spokes, .glyphs: return nil
    }
    guard let proposal, abs((proposal.length - length).nanoseconds) < 1_000_000 else { return nil }
    self = proposal
  }

  /// A ring keeps its draw cycle and its colours; the turn becomes faster or slower.
  private static func proposals(
    for ring: Ring, in theme: Theme, longest: Double
  ) -> [SeamlessLoop] {
    guard ring.drawCycleDuration > 0 else { return [] }
    // Many short rounds offer nothing that a thousand do not.
    let most = Int(min((longest / ring.roundDuration + 1e-9).rounded(.down), 1000))
    return (1...max(most, 1)).compactMap { proposal(for: ring, rounds: $0, in: theme, change: 0) }
  }

  /// A ring whose ends have made whole turns after some rounds; `change` is what was changed before.
  private static func proposal(
    for ring: Ring, rounds: Int, in theme: Theme, change: Double
  ) -> SeamlessLoop? {
    guard ring.rotationAngle != 0 else { return nil }
    let length = ring.roundDuration * Double(rounds)
    let turns = ring.turnsPerRound * Double(rounds)
    let missing = (turns.rounded() - turns) / Double(ring.arcs)
    let ownTurns = ring.rotationAngle / Angle.turn * length / ring.rotationCycleDuration
    let factor = 1 + missing / ownTurns
    guard factor > 0 else { return nil }
    var changed = ring
    changed.rotationCycleDuration /= factor
    return SeamlessLoop(
      .ring(changed), in: theme, change: abs(factor - 1) > abs(change) ? factor - 1 : change)
  }

  /// Layers have all their periods made parts of one length, for which multiples of the periods
  /// that there are now are tried.
  private static func proposals(
    for layers: Layers, in theme: Theme, longest: Double
  ) -> [SeamlessLoop] {
    let periods = layers.rounds
    let lengths = Set(
      periods.flatMap { period in
        stride(from: period, through: longest, by: period).prefix(200)
      })
    return lengths.sorted().compactMap { length in
      let fitted = layers.fitted(into: length)
      return SeamlessLoop(.layers(fitted.layers), in: theme, change: fitted.change)
    }
  }
}
