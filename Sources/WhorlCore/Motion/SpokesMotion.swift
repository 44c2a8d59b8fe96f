/// The motion of spokes: the bars stand still, a highlight with a tail travels around them.
struct SpokesMotion: Hashable, Sendable {
  let period: Time
  private let spokes: [Spoke]
  private let alphas: [Double]
  private let isStepped: Bool
  private let isClockwise: Bool

  init(_ spokes: Spokes, colors: ColorResolver) {
    let half = spokes.size / 2
    let color = colors.color(spokes.color)
    let width = spokes.spokeWidth * half
    self.spokes = (0..<spokes.count).map { index in
      Spoke(
        index: index, angle: Angle(radians: Double(index) * Angle.turn / Double(spokes.count)),
        innerRadius: spokes.innerRadius * half, outerRadius: spokes.outerRadius * half,
        width: width, cornerRadius: spokes.corner * width / 2, opacity: 1, color: color)
    }
    alphas = spokes.alphasBehindHead
    isStepped = spokes.stepped
    isClockwise = spokes.rotationDirection == .clockwise
    period = Time(seconds: spokes.cycleDuration)
  }

  func shapes(at time: Time) -> [Shape] {
    let count = Int64(spokes.count)
    let steps = time.cycle(of: period).elapsed.nanoseconds * count
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: period.nanoseconds)
    let share = isStepped ? 0 : Double(rest) / Double(period.nanoseconds)
    return spokes.map { spoke in
      var spoke = spoke
      let place = isClockwise ? Int64(spoke.index) : (count - Int64(spoke.index)) % count
      let behind = Int((whole - place + count) % count)
      let next = alphas[(behind + 1) % spokes.count]
      spoke.opacity = alphas[behind] + (next - alphas[behind]) * share
      return .spoke(spoke)
    }
  }
}

extension Spokes {
  /// The opacity of each spoke by how far it is behind the head.
  var alphasBehindHead: [Double] {
    switch alphas {
    case .each(let alphas): alphas
    case .range(let head, let tail):
      (0..<count).map { head + (tail - head) * Double($0) / Double(count - 1) }
    }
  }
}
