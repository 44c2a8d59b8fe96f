public import WhorlCore
public import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Plays an animation in the normal screen of a terminal and leaves the screen as it was found.
///
/// The picture takes whole rows, from the cursor's row downwards, and is drawn by relative
/// movements: the cursor's position is neither saved nor asked for. Only what changes is written,
/// one write a frame. Frames follow a clock, so a slow terminal sees fewer of them, and none late.
public struct Player: Sendable {
  /// The number of frames a second, 1…60.
  public let frameRate: Int
  /// How long to play; `nil` until a signal comes.
  public let duration: Time?
  /// How much faster than real time the animation goes.
  public let speed: Double
  /// Words beside the picture.
  public let caption: Caption?

  /// Creates a player; the frame rate is brought into 1…60.
  public init(
    frameRate: Int = 20, duration: Time? = nil, speed: Double = 1, caption: Caption? = nil
  ) {
    self.frameRate = min(max(frameRate, 1), 60)
    self.duration = duration
    self.speed = speed
    self.caption = caption
  }

  /// Plays on the terminal that standard error is.
  ///
  /// Typed characters do not appear meanwhile and are left for the shell; Ctrl-C and Ctrl-Z work.
  /// In the background nothing is drawn.
  ///
  /// - Parameters:
  ///   - environment: where the window's size comes from if the terminal tells nothing.
  ///   - depth: how many colours to use.
  ///   - page: the picture at a time of the animation; what leads from one numbered picture to
  ///     another is worked out once.
  public func play(
    in environment: Environment, depth: ColorDepth, page: (Time) -> Page
  ) -> Ending {
    var owner = TerminalOwner(TerminalUse(input: .silent, features: [.hiddenCursor]), of: 2)
    owner.setEpilogue(Array(Stage.erasure.utf8))
    var stage = Stage(environment: environment, caption: caption, depth: depth)
    let clock = FrameClock(start: MonotonicClock.now, rate: frameRate)
    let end = duration.map { clock.start + $0 }
    var index: Int64 = 0
    // Nobody announces that another job takes the terminal or that it comes back.
    let lookPeriod = Time(nanoseconds: 250_000_000)
    var nextLook = clock.start
    let parent = getppid()
    var isForeground = false
    var now = clock.start

    while true {
      if now >= nextLook {
        nextLook = now + lookPeriod
        switch owner.standing {
        case .closed: return .closed
        case .foreground: isForeground = true
        case .background:
          isForeground = false
          owner.abandon()
          // The script that was to stop it has died: nobody will.
          if getppid() != parent { return .closed }
          stage.clear()
        }
      }
      if isForeground && !owner.isWaiting {
        stage.show(page(clock.offset(of: index).scaled(by: speed)), on: &owner)
      }
      let deadline = isForeground ? clock.deadline(of: index + 1) : nextLook

      let wakening = owner.sleep(until: end.map { min($0, deadline) } ?? deadline)
      now = MonotonicClock.now
      switch wakening {
      case .closed: return .closed
      case .readable, .interrupted(.child), .interrupted(.message): break
      case .deadline:
        if let end, now >= end {
          owner.leave()
          return .finished
        }
      case .interrupted(.end(let signal)):
        owner.leave()
        return .signal(signal)
      case .interrupted(.stop):
        owner.stop()
        stage.clear()
        now = MonotonicClock.now
        nextLook = now
      case .interrupted(.continuation):
        owner.takeBack()
        stage.clear()
        nextLook = now
      case .interrupted(.resize): stage.clear()
      }
      index = max(index, clock.frame(at: now))
    }
  }
}
