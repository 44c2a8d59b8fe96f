import WhorlCore

/// Something with a life, which expectations can let go on.
@dynamicMemberLookup
final class Living<Value> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}

extension Living<Presentation> {
  @discardableResult
  func apply(_ event: PresentationEvent, at time: Time) -> [PresentationOutcome] {
    value.apply(event, at: time)
  }

  @discardableResult
  func advance(to time: Time) -> [PresentationOutcome] { value.advance(to: time) }

  func pose(at time: Time) -> Pose? { value.pose(at: time) }
}

extension Living<Refresh> {
  @discardableResult
  func apply(_ event: Refresh.Event, at time: Time) -> [Refresh.Outcome] {
    value.apply(event, at: time)
  }

  @discardableResult
  func advance(to time: Time) -> [Refresh.Outcome] { value.advance(to: time) }

  func picture(at time: Time) -> Refresh.Picture { value.picture(at: time) }

  func distance(at time: Time) -> Double { value.distance(at: time) }
}

extension Living<PresentationStack> {
  @discardableResult
  func show(
    _ design: HUDDesign, message: String? = nil, at time: Time
  ) -> PresentationStack.ID {
    value.show(design, message: message, at: time)
  }

  @discardableResult
  func hideTopmost(at time: Time) -> Bool { value.hideTopmost(at: time) }

  @discardableResult
  func apply(
    _ event: PresentationEvent, to id: PresentationStack.ID, at time: Time
  ) -> [PresentationOutcome] {
    value.apply(event, to: id, at: time)
  }

  func advance(to time: Time) -> [(id: PresentationStack.ID, outcome: PresentationOutcome)] {
    value.advance(to: time)
  }

  subscript(id: PresentationStack.ID) -> Presentation? { value[id] }
}
