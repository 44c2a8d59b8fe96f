import WhorlStudio
import WhorlThemes

/// The ids of the themes that have a star, one a line, in the state folder.
struct StarFile {
  private let path: String?

  /// The file of a state folder. Without one there are no stars.
  init(state: String?) {
    path = state.map { "\($0)/starred" }
  }

  /// The themes that have a star.
  func read() -> Event {
    .starsRead(ids, nil)
  }

  /// Gives a theme a star, or takes it away; those of other studios stay.
  func set(_ id: String, isStarred: Bool) -> Event {
    guard let path else { return .starsRead([], nil) }
    var ids = ids.filter { $0 != id }
    if isStarred { ids.append(id) }
    do {
      let text = ids.map { $0 + "\n" }.joined()
      try FileStore.save(Array(text.utf8), to: path, expecting: .anything)
      return .starsRead(ids, nil)
    } catch {
      return .starsRead(ids, error)
    }
  }

  private var ids: [String] {
    guard let path, let bytes = try? FileStore.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
