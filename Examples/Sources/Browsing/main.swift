import Whorl

// A list on the whole screen: pull it past its top to load it anew, press h for a HUD, o for an
// overlay, q to leave.

let (keys, typist) = AsyncStream.makeStream(of: Screen.Key.self)
let screen = try Screen.open()
screen.onKey = { typist.yield($0) }

func load(_ time: Int) -> Screen.Contents {
  .lines((1...50).map { "\(time). edition, line \($0)" })
}

let control = RefreshControl(in: screen)
let (pulls, puller) = AsyncStream.makeStream(of: Void.self)
control.onRefresh = { puller.yield() }
let refreshing = Task {
  var edition = 1
  screen.contents = load(edition)
  for await _ in pulls {
    try await Task.sleep(for: .seconds(1))
    edition += 1
    screen.contents = load(edition)
    control.endRefreshing()
  }
}

let overlay = Overlay(in: screen)
loop: for await key in keys {
  switch key {
  case .character("h"):
    let hud = HUD.show(in: screen, message: "Saving")
    try await Task.sleep(for: .seconds(1))
    hud.hide()
  case .character("o"):
    overlay.startAnimating()
    try await Task.sleep(for: .seconds(1))
    overlay.stopAnimating()
  case .character("q"): break loop
  default: break
  }
}
refreshing.cancel()
screen.close()
