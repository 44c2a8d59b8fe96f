import FixtureCrash
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
  private let bell = Bell()
  private var view: LoadingView?
  private var stage: ScreenProgram?

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
    case "view", "reload", "dismiss": view(step, text)
    case "screen": stage = ScreenProgram(text, bell)
    case "wait": bell.wait()
    default:
      if let crash = Crash(rawValue: step) {
        crash.happen()
      } else {
        stage?.do(step, text)
      }
    }
  }

  /// A loading view in rows of its own.
  private mutating func view(_ step: String, _ text: String?) {
    switch step {
    case "view":
      let view = LoadingView(message: text ?? "")
      view.animationTime = 0
      let bell = bell
      view.onReload = {
        view.exitReloadMode(message: "Once more")
        bell.ring()
      }
      view.showWithAnimation()
      self.view = view
    case "reload": view?.enterReloadMode(message: text)
    default: view?.dismissWithAnimation()
    }
  }
}
