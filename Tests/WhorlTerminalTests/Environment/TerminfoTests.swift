import Testing
import WhorlTerminal

@Suite struct TerminfoTests {
  /// An entry with a name, two flags and some numbers, as `tic` writes it.
  private func entry(magic: Int, width: Int, name: String = "some", numbers: [Int]) -> [UInt8] {
    func bytes(_ value: Int, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let names = Array(name.utf8) + [0]
    let head = [magic, names.count, 2, numbers.count, 0, 0].flatMap { bytes($0, 2) }
    let padding = [UInt8](repeating: 0, count: (names.count + 2) % 2)
    return head + names + [1, 0] + padding + numbers.flatMap { bytes($0, width) }
  }

  private func colors(_ bytes: [UInt8]) -> Int? { Terminfo(path: "", bytes: bytes)?.colors }

  @Test(arguments: [(0o432, 2), (0o1036, 4)], ["some", "other"])
  func `the number of colours is found in both layouts`(layout: (Int, Int), name: String) {
    let (magic, width) = layout
    var numbers = [Int](repeating: -1, count: 15)
    #expect(colors(entry(magic: magic, width: width, name: name, numbers: numbers)) == 0)
    numbers[13] = 256
    #expect(colors(entry(magic: magic, width: width, name: name, numbers: numbers)) == 256)
    let few = Array(numbers[..<13])
    #expect(colors(entry(magic: magic, width: width, name: name, numbers: few)) == 0)
  }

  @Test func `true colour needs the wide layout`() {
    let numbers = [Int](repeating: -1, count: 13) + [0x100_0000]
    #expect(colors(entry(magic: 0o1036, width: 4, numbers: numbers)) == 0x100_0000)
  }

  @Test func `what is no entry gives nothing, wherever it is cut off`() {
    let whole = entry(magic: 0o432, width: 2, numbers: [Int](repeating: 8, count: 14))
    #expect(colors(whole) == 8)
    for count in whole.indices { #expect(colors(Array(whole[..<count])) == nil) }
    #expect(colors([UInt8](repeating: 0xFF, count: 64)) == nil)
    #expect(colors(entry(magic: 0o433, width: 2, numbers: [])) == nil)
  }
}
