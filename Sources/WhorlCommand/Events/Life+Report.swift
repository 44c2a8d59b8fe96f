import WhorlCore
import WhorlThemes

extension Life {
  /// The size of the originals' screen, 320 × 480 pt, in cells of 8 × 16 pt.
  static let usualContainer = (columns: 40, rows: 30)

  /// What it is doing, in numbers: lengths in points.
  ///
  /// - Parameter placement: where a presentation rests in its container.
  func json(at moment: Time, in placement: (Presentation) -> Placement) -> JSONValue {
    switch self {
    case .presentation(let presentation):
      let place = placement(presentation)
      let pose = presentation.pose(at: moment)
      return .object([
        JSONValue.Member("state", .string(presentation.state.name)),
        number("offset", pose?.offset(in: place) ?? 0),
        number("height", pose.map { $0.height(in: place) } ?? 0),
        number("alpha", pose?.alpha ?? 0),
        number("scale", pose?.scale ?? 1),
        JSONValue.Member("message", .string(presentation.shownMessage)),
        JSONValue.Member("details", .string(presentation.details)),
        JSONValue.Member("progress", presentation.progress.map { .number($0) } ?? .null),
        JSONValue.Member("blocksInput", .bool(presentation.blocksInput)),
      ])
    case .refresh(let refresh):
      let distance = refresh.distance(at: moment)
      let (alpha, scale): (Double, Double) =
        switch refresh.picture(at: moment) {
        case .none: (0, 1)
        case .still: (1, 1)
        case .turning(_, _, let scale, let opacity): (opacity, scale)
        }
      return .object([
        JSONValue.Member("state", .string(refresh.state.rawValue)),
        number("offset", distance),
        number("height", distance),
        number("alpha", alpha),
        number("scale", scale),
        JSONValue.Member("message", .string(refresh.design.title)),
        number("share", refresh.share(of: distance)),
      ])
    }
  }

  private func number(_ key: String, _ value: Double) -> JSONValue.Member {
    JSONValue.Member(key, SceneReport.number(value))
  }
}
