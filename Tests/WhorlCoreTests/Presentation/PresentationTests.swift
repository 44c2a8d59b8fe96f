import Testing
import WhorlCore

private func at(_ seconds: Double) -> Time { Time(seconds: seconds) }

/// A design that comes by fading for 0.4 s and goes the same way, after a grace of 0.2 s, and stays
/// half a second.
private func faded(_ change: (inout HUDDesign) -> Void = { _ in }) -> HUDDesign {
  var design = HUDDesign()
  design.message.text = "Loading"
  design.showAnimation = .fade
  design.dismissAnimation = .fade
  design.animationTime = 0.4
  change(&design)
  return design
}

struct PresentationTests {
  @Test func `it waits out its grace, comes, stays, goes and is gone`() {
    let hud = Living(Presentation(faded()))
    #expect(hud.apply(.show(), at: .zero) == [])
    #expect(hud.state == .waiting)
    #expect(!hud.isVisible)
    #expect(hud.advance(to: at(0.2)) == [.appeared])
    #expect(hud.state == .showing)
    #expect(hud.pose(at: at(0.4))?.alpha == 0.5)
    #expect(hud.advance(to: at(0.6)) == [.shown])
    #expect(hud.state == .shown)
    #expect(hud.apply(.dismiss, at: at(2)) == [])
    #expect(hud.state == .hiding)
    #expect(hud.pose(at: at(2.2))?.alpha == 0.5)
    #expect(hud.advance(to: at(2.4)) == [.dismissed])
    #expect(hud.state == .idle)
    #expect(hud.pose(at: at(2.4)) == nil)
    #expect(hud.nextDeadline == nil)
  }

  @Test func `work that is done within the grace is never seen`() {
    for event in [PresentationEvent.dismiss, .result(.success)] {
      let hud = Living(Presentation(faded()))
      hud.apply(.show(), at: .zero)
      #expect(hud.apply(event, at: at(0.1)) == [.dismissed])
      #expect(hud.state == .idle)
      #expect(hud.advance(to: at(60)) == [])
      #expect(!hud.isVisible)
    }
  }

  @Test func `a failure within the grace is seen all the same`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    #expect(hud.apply(.result(.failure, text: "no"), at: at(0.1)) == [.appeared])
    #expect(hud.state == .result(.failure))
    #expect(hud.shownMessage == "no")
  }

  @Test func `once seen it stays for its time, however soon it is dismissed`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    hud.apply(.dismiss, at: at(0.3))
    #expect(hud.state == .showing)
    #expect(hud.nextDeadline == at(0.6))
    #expect(hud.advance(to: at(0.7)) == [.shown])
    #expect(hud.state == .hiding)
    #expect(hud.advance(to: at(1.1)) == [.dismissed])
  }

  @Test func `shown again while it goes, it turns round where it is`() throws {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    hud.apply(.dismiss, at: at(2))
    let before = try #require(hud.pose(at: at(2.1)))
    #expect(hud.apply(.show(), at: at(2.1)) == [])
    #expect(hud.pose(at: at(2.1)) == before)
    #expect(hud.state == .showing)
    #expect(hud.advance(to: at(60)) == [.shown])
  }

  @Test func `dismissed while it comes, it goes from where it is`() throws {
    let hud = Living(Presentation(faded { $0.minimumShow = 0 }))
    hud.apply(.show(), at: .zero)
    let before = try #require(
      {
        hud.advance(to: at(0.3)); return hud.pose(at: at(0.3))
      }())
    hud.apply(.dismiss, at: at(0.3))
    #expect(hud.pose(at: at(0.3)) == before)
    #expect(hud.state == .hiding)
  }

  @Test func `a success goes by itself, a failure waits for somebody`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    hud.apply(.result(.success, text: "done"), at: at(2))
    #expect(hud.state == .result(.success))
    #expect(hud.nextDeadline == at(3.5))
    #expect(hud.advance(to: at(4)) == [.dismissed])

    hud.apply(.show(), at: at(10))
    hud.apply(.result(.failure), at: at(12))
    #expect(hud.nextDeadline == nil)
    #expect(hud.shownMessage == "Loading")
    hud.apply(.press, at: at(20))
    #expect(hud.state == .hiding)
  }

  @Test func `after its dismissal no result and no reload brings it back`() {
    let late: [PresentationEvent] = [
      .result(.failure), .reload(), .exitReload(), .message("x"), .progress(0.5), .press,
    ]
    for event in late {
      let hud = Living(Presentation(faded()))
      hud.apply(.show(), at: .zero)
      hud.apply(.dismiss, at: at(2))
      hud.apply(event, at: at(2.1))
      #expect(hud.state == .hiding)
      hud.advance(to: at(2.4))
      hud.apply(event, at: at(3))
      #expect(hud.state == .idle)
      #expect(hud.nextDeadline == nil)
    }
  }

  @Test func `reload mode asks at each press, and only its owner ends it`() {
    let hud = Living(Presentation(faded { $0.reload.exitMessage = "Again" }))
    hud.apply(.show(), at: .zero)
    hud.advance(to: at(1))
    #expect(hud.apply(.reload(message: "Retry?"), at: at(2)) == [])
    #expect(hud.state == .reload)
    #expect(hud.shownMessage == "Retry?")
    #expect(!hud.isAnimating)
    #expect(hud.apply(.press, at: at(3)) == [.reloadRequested])
    #expect(hud.state == .reload)
    hud.apply(.exitReload(), at: at(4))
    #expect(hud.state == .shown)
    #expect(hud.shownMessage == "Again")
    #expect(hud.spinnerStart == at(4))
    #expect(hud.apply(.press, at: at(5)) == [])
  }

  @Test func `a press while it comes or goes does nothing`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    hud.apply(.reload(), at: at(0.1))
    #expect(hud.apply(.press, at: at(0.2)) == [])
    #expect(hud.apply(.press, at: at(0.5)) == [.shown, .reloadRequested])
    hud.apply(.dismiss, at: at(2))
    #expect(hud.apply(.press, at: at(2.1)) == [])
  }

  @Test func `one dismissal ends it, or as many as it was shown where they are counted`() {
    let single = Living(Presentation(faded()))
    let counted = Living(Presentation(faded(), sharing: .counted))
    for _ in 0..<2 {
      single.apply(.show(), at: .zero)
      counted.apply(.show(), at: .zero)
    }
    single.apply(.dismiss, at: at(2))
    counted.apply(.dismiss, at: at(2))
    #expect(single.state == .hiding)
    #expect(counted.state == .shown)
    counted.apply(.dismiss, at: at(3))
    #expect(counted.state == .hiding)
  }

  @Test func `the words change in any state and the spinner turns on`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(message: "one"), at: .zero)
    #expect(hud.shownMessage == "one")
    hud.apply(.message("two"), at: at(1))
    #expect(hud.shownMessage == "two")
    #expect(hud.spinnerStart == at(0.2))
  }

  @Test func `progress is kept between 0 and 1, and forgotten at the next show`() {
    let hud = Living(Presentation(faded { $0.mode = .bar }))
    hud.apply(.show(), at: .zero)
    #expect(hud.progress == 0)
    for (given, kept) in [(0.5, 0.5), (7, 1), (-1, 0), (.nan, 0)] {
      hud.apply(.progress(given), at: at(1))
      #expect(hud.progress == kept)
    }
    hud.apply(.progress(nil), at: at(1))
    #expect(hud.progress == nil)
    hud.apply(.dismiss, at: at(1))
    hud.apply(.show(), at: at(9))
    #expect(hud.progress == 0)
  }

  @Test func `it blocks input only while it is to be seen, and only if it is to`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: .zero)
    #expect(!hud.blocksInput)
    hud.advance(to: at(0.3))
    #expect(hud.blocksInput)
    hud.apply(.dismiss, at: at(2))
    hud.advance(to: at(3))
    #expect(!hud.blocksInput)
    let open = Living(Presentation(faded { $0.overlay.blocksInput = false }))
    open.apply(.show(), at: .zero)
    open.advance(to: at(1))
    #expect(!open.blocksInput)
  }

  @Test func `what is told for an earlier moment happens at the last one`() {
    let hud = Living(Presentation(faded()))
    hud.apply(.show(), at: at(5))
    hud.advance(to: at(6))
    hud.apply(.dismiss, at: .zero)
    #expect(hud.state == .hiding)
    #expect(hud.nextDeadline == at(6.4))
  }
}
