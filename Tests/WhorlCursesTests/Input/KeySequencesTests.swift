import Testing
import WhorlStudio

@testable import WhorlCurses

struct KeySequencesTests {
  private static func press(_ bytes: String) -> KeyPress? {
    guard case .key(let press) = KeySequences().all.first(where: { $0.bytes == bytes })?.meaning
    else { return nil }
    return press
  }

  @Test func `no sequence means two things, and none is the beginning of another`() {
    let all = KeySequences().all.map(\.bytes).sorted()
    for (earlier, later) in zip(all, all.dropFirst()) {
      #expect(!later.hasPrefix(earlier), "\(later.dropFirst())")
    }
  }

  @Test(arguments: [
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OA", KeyPress(.up)),
    ("\u{1B}[1;2C", KeyPress(.right, .shift)),
    ("\u{1B}[1;3D", KeyPress(.left, .alt)), ("\u{1B}[1;5H", KeyPress(.home, .control)),
    ("\u{1B}[3;6~", KeyPress(.delete, [.shift, .control])), ("\u{1B}[5~", KeyPress(.pageUp)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[[A", KeyPress(.function(1))),
    ("\u{1B}[24~", KeyPress(.function(12))), ("\u{1B}[Z", KeyPress(.tab, .shift)),
    ("\u{1B}[c", KeyPress(.right, .shift)),
  ])
  func `sequences of several terminals are known`(bytes: String, press: KeyPress) {
    #expect(Self.press(bytes) == press)
  }
}
