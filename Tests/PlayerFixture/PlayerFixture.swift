import FixtureCrash
import WhorlCore
import WhorlRaster
import WhorlTerminal

/// Plays a picture that counts its frames, so that tests can see the player at work, and crashes
/// when it is told to.
///
///     PlayerFixture [fps=N] [for=MS] [size=CxR] [title=TEXT] [below=TEXT] [still | cycle=N]
///       [trap=MS | overflow=MS | segfault=MS | abort=MS]
///     PlayerFixture spin fps=N for=MS
///     PlayerFixture say=TEXT [for=MS]
///     PlayerFixture fullscreen [quit | trap=0 | segfault=0]
@main
struct PlayerFixture {
  static func main() {
    let request = Request(CommandLine.arguments.dropFirst())
    if request.isFullScreen {
      FullScreen.show(request)
      return
    }
    let environment = Environment.ofProcess()
    let player = Player(
      frameRate: request.frameRate, duration: request.duration, caption: request.caption)
    let ending =
      if let line = request.line {
        player.announce(line)
      } else if request.isSpinner {
        player.play(in: environment, depth: .ansi16, page: Pictures.spinner)
      } else {
        player.play(in: environment, depth: .trueColor) { time in
          if let crash = request.crash, time >= crash.time { crash.kind.happen() }
          return Pictures.numbers(
            at: request.isStill ? .zero : time, size: request.size, cycle: request.cycle)
        }
      }
    switch ending {
    case .finished, .closed: break
    case .signal(let signal): signal.die()
    }
  }
}
