internal import CSystem

/// What the program wants to be told, one thing after the other, on a thread that is not the one that
/// draws: a callback may do whatever it likes, as long as it likes.
final class Callbacks: @unchecked Sendable {
  /// Those of this process.
  static let shared = Callbacks()

  private let gate = Gate()
  private var waiting: [@Sendable () -> Void] = []
  private var isCalling = false

  private init() {}

  /// Calls the program soon.
  func call(_ body: @escaping @Sendable () -> Void) {
    gate.inside {
      waiting.append(body)
      guard !isCalling else { return }
      isCalling = wh_thread_start({ _ in Callbacks.shared.callAll() }, nil, false)
    }
  }

  private func callAll() {
    while let body = next() { body() }
  }

  private func next() -> (@Sendable () -> Void)? {
    gate.inside {
      isCalling = !waiting.isEmpty
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
}
