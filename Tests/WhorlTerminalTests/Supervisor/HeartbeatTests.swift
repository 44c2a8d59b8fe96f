import Testing
import WhorlCore

@testable import WhorlTerminal

struct HeartbeatTests {
  @Test func `the first line comes when it is due, each other one half a minute after the last`() {
    var heartbeat = Heartbeat(first: Time(seconds: 0.3))
    let due = [0, 0.2, 0.3, 0.4, 30.2, 30.3, 60.2, 61, 90.9, 91].filter {
      heartbeat.isDue(at: Time(seconds: $0))
    }
    #expect(due == [0.3, 30.3, 61, 91])
    #expect(heartbeat.next == Time(seconds: 121))
  }
}
