/// Does with the library what its arguments say, one after the other, so that tests can see a program
/// of somebody else's.
///
///     LibraryFixture [start[=MESSAGE] | message=TEXT | progress=NUMBER | stop | succeed[=TEXT]
///       | fail[=TEXT] | info[=TEXT] | print=TEXT | second=MESSAGE | stopSecond
///       | view=MESSAGE | reload=MESSAGE | dismiss
///       | screen[=LINES] | keys | list | wait | close | isOpen | again
///       | state | line | handle | exit | trap | segfault | overflow | abort]...
@main
struct LibraryFixture {
  static func main() {
    var program = Program()
    for argument in CommandLine.arguments.dropFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      program.do(parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}
