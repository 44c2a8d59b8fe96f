/// Prints the manual page.
enum ManVerb {
  static let description = VerbDescription(
    synopsis: "", arity: .exactly(0), options: [], summary: "print the manual page, for man",
    details: ["whorl man | man -l - shows it."])

  static func run() throws(CommandError) -> Int32 {
    try StandardStream.output.write(Array(ManualPage.text.utf8))
    return 0
  }
}
