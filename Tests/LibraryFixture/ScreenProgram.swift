import Whorl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program does that has the whole terminal. Each key changes the first line of the screen, so
/// that it can be seen which keys come to the program, and some do more:
///
///     h show a HUD   H hide the topmost   s stop its ring   t let it turn again
///     o start the overlay (it blocks the keys; SIGUSR1 stops it)
///     v show the loading view   r reload mode   V dismiss it
///     e end the refreshing   b begin it   q close the screen
struct ScreenProgram {
  private let screen: Screen
  private let bell: Bell
  private let lines: Screen.Contents

  init?(_ text: String?, _ bell: Bell) {
    self.bell = bell
    lines = .lines((0..<(text.flatMap { Int($0) } ?? 6)).map { "line \($0)" })
    do {
      screen = try Screen.open()
    } catch {
      print(error)
      return nil
    }
  }

  func `do`(_ step: String, _ text: String?) {
    switch step {
    case "keys":
      listen()
      // Who sees the lines may press keys.
      screen.contents = lines
    case "list":
      listenToList()
      screen.contents = lines
    case "close": screen.close()
    case "isOpen": print("open: \(screen.isOpen)")
    case "again":
      do { _ = try Screen.open() } catch { screen.contents = .lines([error.message]) }
    default:
      let line = "no step \(step)\n"
      write(2, line, line.utf8.count)
    }
  }

  private func listen() {
    let (screen, bell) = (screen, bell)
    let overlay = Overlay(in: screen)
    let view = LoadingView(message: "Loading it", in: screen)
    view.animationTime = 0
    view.showAnimation = .drop
    view.dismissAnimation = .shutter
    view.onReload = {
      Self.note("reloads", on: screen)
      view.exitReloadMode(message: "Once more")
    }
    screen.onKey = { key in
      Self.note("\(key)", on: screen)
      switch key {
      case .character("h"): HUD.show(in: screen, message: "Wait", animated: false)
      case .character("H"): Self.note("hid \(HUD.hide(in: screen, animated: false))", on: screen)
      case .character("s"):
        let hud = HUD.topmost(in: screen)
        hud?.stopSpinning()
        Self.note("spinning \(hud?.isSpinning ?? true)", on: screen)
      case .character("t"):
        let hud = HUD.topmost(in: screen)
        hud?.startSpinning()
        Self.note("spinning \(hud?.isSpinning ?? false)", on: screen)
      case .character("o"):
        overlay.startAnimating()
        overlay.startAnimating()
      case .character("v"): view.showWithAnimation()
      case .character("r"): view.enterReloadMode(message: "No answer")
      case .character("V"): view.dismissWithAnimation()
      case .character("q"): bell.ring()
      default: break
      }
    }
    bell.onSignal = {
      let before = overlay.isAnimating
      overlay.stopAnimating()
      Self.note("animating \(before), then \(overlay.isAnimating)", on: screen)
    }
  }

  private func listenToList() {
    let (screen, bell) = (screen, bell)
    let control = RefreshControl(in: screen)
    control.threshold = 64
    control.onRefresh = { screen.contents = .lines(["loading \(control.isRefreshing)", "line 1"]) }
    screen.onKey = { key in
      switch key {
      case .character("e"):
        control.endRefreshing()
        screen.contents = .lines(["loaded \(!control.isRefreshing)", "line 1"])
      case .character("b"): control.beginRefreshing()
      case .character("q"): bell.ring()
      default: break
      }
    }
  }

  private static func note(_ text: String, on screen: Screen) {
    guard case .lines(var lines) = screen.contents else { return }
    lines[0] = text
    screen.contents = .lines(lines)
  }
}
