import Whorl

// A bar that fails once, and tries again when it is clicked or Enter is pressed.

let view = LoadingView(message: "Loading the weather…")
view.showAnimation = .drop
view.dismissAnimation = .shutter
view.animationTime = 0.1

let (presses, presser) = AsyncStream.makeStream(of: Void.self)
view.onReload = { presser.yield() }

view.showWithAnimation()
try await Task.sleep(for: .milliseconds(600))
view.enterReloadMode(message: "No answer: press Enter to try again")
for await _ in presses {
  view.exitReloadMode(message: "Loading it once more…")
  try await Task.sleep(for: .milliseconds(600))
  break
}
view.dismissWithAnimation()
print("It is sunny.")
