/// The presentations that are shown in one container, one above the other, after RKiOS7Loading.
public struct PresentationStack: Hashable, Sendable {
  /// Which of the presentations one is.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// One of the presentations.
  public struct Member: Hashable, Sendable {
    /// Which one it is.
    public let id: ID
    /// What it is doing.
    public var presentation: Presentation
  }

  /// All that are still to be seen, the topmost last.
  public private(set) var members: [Member] = []
  private var count = 0

  /// Creates an empty stack.
  public init() {}

  /// The topmost one that is wanted; `nil` where there is none.
  public var topmost: ID? { members.last { $0.presentation.isWanted }?.id }

  /// The presentation with an id; `nil` once it is gone.
  public subscript(id: ID) -> Presentation? {
    members.first { $0.id == id }?.presentation
  }

  /// Shows another one on top of all.
  @discardableResult
  public mutating func show(
    _ design: HUDDesign, message: String? = nil, at time: Time
  ) -> ID {
    let id = ID(number: count)
    count += 1
    var presentation = Presentation(design)
    _ = presentation.apply(.show(message: message), at: time)
    members.append(Member(id: id, presentation: presentation))
    return id
  }

  /// Dismisses the topmost one that is wanted, and tells whether there was one.
  @discardableResult
  public mutating func hideTopmost(at time: Time) -> Bool {
    guard let id = topmost else { return false }
    _ = apply(.dismiss, to: id, at: time)
    return true
  }

  /// Lets something happen to one of them; nothing where it is gone.
  @discardableResult
  public mutating func apply(
    _ event: PresentationEvent, to id: ID, at time: Time
  ) -> [PresentationOutcome] {
    guard let index = members.firstIndex(where: { $0.id == id }) else { return [] }
    let outcomes = members[index].presentation.apply(event, at: time)
    removeIdle()
    return outcomes
  }

  /// Lets everything happen that is due by a moment.
  @discardableResult
  public mutating func advance(to time: Time) -> [(id: ID, outcome: PresentationOutcome)] {
    var outcomes: [(id: ID, outcome: PresentationOutcome)] = []
    for index in members.indices {
      let id = members[index].id
      outcomes += members[index].presentation.advance(to: time).map { (id, $0) }
    }
    removeIdle()
    return outcomes
  }

  /// When something happens by itself; `nil` where nothing will.
  public var nextDeadline: Time? { members.compactMap(\.presentation.nextDeadline).min() }

  private mutating func removeIdle() {
    members.removeAll { $0.presentation.state == .idle }
  }
}
