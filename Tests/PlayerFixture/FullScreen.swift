import FixtureCrash
import WhorlTerminal

/// A program that uses the whole screen, as one that draws by itself.
enum FullScreen {
  static func show(_ request: Request) {
    let features: [TerminalFeature] = [.alternateScreen, .hiddenCursor, .bracketedPaste, .mouse]
    var owner = TerminalOwner(TerminalUse(input: .silent, features: features), of: 1)
    owner.enter()
    owner.send(Array("\u{1B}[Hfull screen".utf8))
    if request.isQuitting { return }
    request.crash?.kind.happen()
    while true {
      switch owner.sleep(until: nil, reading: [0]) {
      case .interrupted(.end(let signal)):
        owner.leave()
        signal.die()
      case .readable, .closed: return
      case .interrupted, .deadline: break
      }
    }
  }
}
