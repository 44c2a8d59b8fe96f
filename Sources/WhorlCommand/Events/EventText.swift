import WhorlCore
import WhorlThemes

/// What `--event` takes: `NAME@TIME`, `NAME=VALUE@TIME`, either with `:TEXT` behind it.
struct EventText: Hashable {
  /// The name of what happens.
  enum Name: String, CaseIterable {
    case show, dismiss, success, failure, info, reload
    case exitReload = "exit-reload"
    case message, details, progress, press
    case pull, release, begin, end

    /// Whether it happens to a list that is pulled.
    var isOfRefresh: Bool {
      switch self {
      case .pull, .release, .begin, .end: true
      case .show, .dismiss, .success, .failure, .info, .reload, .exitReload, .message, .details,
        .progress, .press:
        false
      }
    }

    /// Whether a number comes with it.
    fileprivate var takesNumber: Bool { self == .pull || self == .progress }

    /// Whether words may come with it.
    fileprivate var takesWords: Bool {
      switch self {
      case .show, .success, .failure, .info, .reload, .exitReload, .message, .details: true
      case .dismiss, .progress, .press, .pull, .release, .begin, .end: false
      }
    }
  }

  let name: Name
  let number: Double
  let time: Time
  let words: String?

  /// How events are written, for messages.
  static let allowed =
    "NAME@TIME or NAME@TIME:TEXT, with the names "
    + Name.allCases.map { $0.takesNumber ? $0.rawValue + "=NUMBER" : $0.rawValue }
    .joined(separator: ", ")

  /// Why a text is no event.
  enum Fault: Error, Hashable {
    case noTime
    case unknownName(String)
    case needsNumber(Name)
    case takesNoNumber(Name)
    case takesNoText(Name)
    case badTime(String)
    case badNumber

    /// The fault as a clause, safe to print.
    var message: String {
      switch self {
      case .noTime: "it has no @ and time"
      case .unknownName(let name):
        "there is no event \(VisibleText.of(name, limit: 20))"
          + (Suggestion.nearest(to: name, in: Name.allCases.map(\.rawValue))
            .map { "; did you mean \($0)?" } ?? "")
      case .needsNumber(let name): "\(name.rawValue) needs =NUMBER"
      case .takesNoNumber(let name): "\(name.rawValue) takes no number"
      case .takesNoText(let name): "\(name.rawValue) takes no text"
      case .badTime(let time):
        "\(VisibleText.of(time, limit: 20)) is no time from 0 on, such as 0.5 or 300ms"
      case .badNumber: "its number is none"
      }
    }
  }

  /// Takes an event's text apart.
  init(_ text: String) throws(Fault) {
    guard let at = text.utf8.firstIndex(of: UInt8(ascii: "@")) else { throw .noTime }
    let what = text[..<at]
    let when = text[text.utf8.index(after: at)...]
    let sign = what.utf8.firstIndex(of: UInt8(ascii: "="))
    let title = String(what[..<(sign ?? what.endIndex)])
    guard let name = Name(rawValue: title) else { throw .unknownName(title) }
    let value = sign.map { String(what[what.utf8.index(after: $0)...]) }
    if name.takesNumber, value == nil { throw .needsNumber(name) }
    if !name.takesNumber, value != nil { throw .takesNoNumber(name) }
    let colon = when.utf8.firstIndex(of: UInt8(ascii: ":"))
    let words = colon.map { String(when[when.utf8.index(after: $0)...]) }
    if words != nil, !name.takesWords { throw .takesNoText(name) }
    let clock = String(when[..<(colon ?? when.endIndex)])
    guard let seconds = NumberText.seconds(clock), (0...1e9).contains(seconds) else {
      throw .badTime(clock)
    }
    guard let number = value.map({ NumberText.value($0, in: .points) }) ?? .some(0),
      number.isFinite
    else { throw .badNumber }
    self.name = name
    self.number = number
    self.words = words
    time = Time(seconds: seconds)
  }

  /// What happens to a presentation; `nil` for what happens to a list.
  var presentationEvent: PresentationEvent? {
    switch name {
    case .show: .show(message: words)
    case .dismiss: .dismiss
    case .success: .result(.success, text: words)
    case .failure: .result(.failure, text: words)
    case .info: .result(.info, text: words)
    case .reload: .reload(message: words)
    case .exitReload: .exitReload(message: words)
    case .message: .message(words ?? "")
    case .details: .details(words ?? "")
    case .progress: .progress(number)
    case .press: .press
    case .pull, .release, .begin, .end: nil
    }
  }

  /// What happens to a list that is pulled; `nil` for what happens to a presentation.
  var refreshEvent: Refresh.Event? {
    switch name {
    case .pull: .pull(number)
    case .release: .release
    case .begin: .begin
    case .end: .end
    case .show, .dismiss, .success, .failure, .info, .reload, .exitReload, .message, .details,
      .progress, .press:
      nil
    }
  }
}
