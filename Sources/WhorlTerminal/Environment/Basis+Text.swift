internal import WhorlCore

extension Basis {
  /// The reason in words, safe to print.
  public var text: String {
    switch self {
    case .option(let option): VisibleText.of(option, limit: 60)
    case .variable(let name, let value): "\(name)=\(VisibleText.of(value, limit: 60))"
    case .unset(let names):
      names.count == 1
        ? "\(names[0]) is not set" : "none of \(names.joined(separator: ", ")) is set"
    case .setting(let key): "\(key) in the settings"
    case .stream(let stream, let isTerminal):
      "\(stream.rawValue) is \(isTerminal ? "a" : "no") terminal"
    case .terminfo(let colors):
      "terminfo says \(colors) colours"
    case .report: "the terminal reports it"
    case .tooNarrow(let columns): "the terminal reports \(columns) column"
    case .usual: "nothing says otherwise"
    }
  }
}
