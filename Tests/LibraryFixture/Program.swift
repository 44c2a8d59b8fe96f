import Whorl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program has made of the library.
struct Program {
  private let indicator = Indicator()
  private let second = Indicator()

  mutating func `do`(_ step: String, _ text: String?) {
    switch step {
    case "start":
      if let text { indicator.message = text }
      indicator.startAnimating()
    case "message": indicator.message = text ?? ""
    case "progress": indicator.progress = text.flatMap(Double.init)
    case "stop": indicator.stopAnimating()
    case "succeed": indicator.succeed(text)
    case "fail": indicator.fail(text)
    case "info": indicator.info(text)
    case "print": indicator.print(text ?? "")
    case "second":
      second.message = text ?? ""
      second.startAnimating()
    case "stopSecond": second.stopAnimating()
    case "state": indicator.print("animating: \(indicator.isAnimating)")
    case "line": indicator.print("read: \(readLine() ?? "nothing")")
    case "handle": signal(SIGINT) { _ in exit(3) }
    case "exit": exit(4)
    default: Crash(rawValue: step)?.happen()
    }
  }
}
