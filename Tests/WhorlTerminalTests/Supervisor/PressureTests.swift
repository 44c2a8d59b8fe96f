import Testing
import WhorlCore

@testable import WhorlTerminal

struct PressureTests {
  private func deadline(after requests: [(FatalSignal, Double)]) -> Time? {
    var pressure = Pressure()
    for (signal, seconds) in requests { pressure.request(signal, at: Time(seconds: seconds)) }
    return pressure.nextDeadline
  }

  @Test func `one request is the command's to answer`() {
    for signal in FatalSignal.allCases { #expect(deadline(after: [(signal, 1)]) == nil) }
    #expect(deadline(after: [(.interrupt, 1), (.interrupt, 1.5)]) == nil)
  }

  @Test func `who insists has the command killed after a while`() {
    #expect(
      deadline(after: [(.interrupt, 1), (.terminate, 2)]) == Time(seconds: 2) + Pressure.grace)
    #expect(
      deadline(after: [(.terminate, 1), (.terminate, 2)]) == Time(seconds: 2) + Pressure.grace)
    #expect(
      deadline(after: [(.interrupt, 1), (.interrupt, 1.2), (.interrupt, 1.4)])
        == Time(seconds: 1.4) + Pressure.grace)
  }

  @Test func `requests that are far apart do not add up`() {
    #expect(deadline(after: [(.terminate, 1), (.terminate, 9)]) == nil)
    #expect(deadline(after: [(.interrupt, 1), (.interrupt, 5), (.interrupt, 9)]) == nil)
  }
}
