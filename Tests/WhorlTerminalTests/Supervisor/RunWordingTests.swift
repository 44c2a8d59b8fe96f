import Testing
import WhorlCore

@testable import WhorlTerminal

struct RunWordingTests {
  private func wording(success: String? = nil, failure: String? = nil) -> RunWording {
    var wording = RunWording(title: "make", showsSigns: true)
    wording.success = success
    wording.failure = failure
    return wording
  }

  private func end(
    _ ending: RunEnding, _ title: String = "make", seconds: Double = 0, cells: Int = 60,
    success: String? = nil, failure: String? = nil
  ) -> String {
    wording(success: success, failure: failure)
      .end(ending, title: title, after: Time(seconds: seconds), cells: cells)
  }

  @Test func `the end says what happened, and how long it took`() {
    #expect(end(.exited(0)) == "make")
    #expect(end(.exited(2), seconds: 61) == "make: status 2 (1m01s)")
    #expect(end(.killed(9)) == "make: killed by SIGKILL")
    #expect(end(.timedOut, seconds: 7_260) == "make: timed out (2h01m)")
    #expect(end(.exited(0), seconds: 3, success: "Made") == "Made (3s)")
    #expect(end(.exited(1), failure: "Not made") == "Not made")
  }

  @Test func `where there is little room the title is cut, not what happened`() {
    #expect(end(.exited(2), "Building the thing", cells: 20) == "Building …: status 2")
    #expect(end(.exited(2), "Building the thing", cells: 10) == "Bui…: sta…")
    #expect(end(.exited(0), "Building the thing", cells: 5) == "Buil…")
    #expect(end(.exited(0), "Building", cells: 0) == "")
  }

  @Test func `words say it without signs`() {
    func words(_ ending: RunEnding, seconds: Double = 0) -> String {
      wording().words(ending, title: "make", after: Time(seconds: seconds))
    }
    #expect(words(.exited(0)) == "make: done")
    #expect(words(.exited(0), seconds: 65.5) == "make: done in 1m05s")
    #expect(words(.exited(7), seconds: 2) == "make: failed, status 7 after 2s")
  }

  @Test(arguments: [(0.99, nil), (1, "1s"), (59.9, "59s"), (60, "1m00s"), (3600, "1h00m")])
  func `the time is whole seconds in words`(seconds: Double, text: String?) {
    #expect(RunWording.elapsed(Time(seconds: seconds)) == text)
  }
}
