import Testing
import WhorlTestSupport

/// What stands before the cursor, and what a shell must offer there.
struct CompletionTrial: CustomTestStringConvertible {
  /// The words of the command line; the last one is being typed.
  let words: [String]
  /// All that is offered, in any order.
  let offered: [String]

  init(_ line: String, _ offered: String...) {
    words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    self.offered = offered
  }

  var testDescription: String { words.joined(separator: " ") }

  /// What every shell offers alike.
  static let table = [
    CompletionTrial("whorl pl", "play"),
    CompletionTrial("whorl sch", "schema"),
    CompletionTrial("whorl play drp-a", "drp-arc"),
    CompletionTrial("whorl play dot-", "dot-grid", "dot-ring"),
    CompletionTrial("whorl play --title Hi rk", "rk-ring"),
    CompletionTrial("whorl play drp-arc --gl", "--glyphs"),
    CompletionTrial("whorl play --glyphs se", "sextant"),
    CompletionTrial("whorl play --color al", "always"),
    CompletionTrial("whorl export --format cli", "cli-spinners"),
    CompletionTrial("whorl frame --format an", "ansi"),
    CompletionTrial("whorl new mine --from rk", "rk-ring"),
    CompletionTrial("whorl diff drp-arc rk", "rk-ring"),
    CompletionTrial("whorl set drp-arc lineW", "lineWidth="),
    CompletionTrial("whorl set gq-dots circ", "circleCount="),
    CompletionTrial("whorl set drp-arc lineWidth=3 maximum", "maximumArcLength="),
    CompletionTrial("whorl explain minimumA", "minimumArcLength"),
    CompletionTrial("whorl explain reducedM", "reducedMotion"),
    CompletionTrial("whorl completion z", "zsh"),
    CompletionTrial("whorl schema conf", "config"),
    CompletionTrial("whorl help fra", "frame"),
  ]

  /// What is offered nowhere.
  static let nothing = [
    CompletionTrial("whorl nonesuch x"), CompletionTrial("whorl diff drp-arc rk-ring gq"),
    CompletionTrial("whorl play --title rk"), CompletionTrial("whorl set drp-arc circleC"),
  ]
}

/// A shell that may be installed.
enum Shell {
  static let bash = path(of: "bash")
  static let zsh = path(of: "zsh")
  static let fish = path(of: "fish")

  private static func path(of name: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first {
      (try? run($0, ["-c", "exit 7"]))?.end == .exit(7)
    }
  }
}

extension Home {
  /// An environment in which the program is found by its name.
  func shellEnvironment() throws -> [String: String] {
    let path = try BuiltProduct.path(of: "whorl")
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return environment(["PATH": "\(folder):/usr/bin:/bin", "TERM": "xterm"])
  }

  /// Writes the completion for a shell into the home folder and gives its path.
  func completion(for shell: String, to name: String) throws -> String {
    let result = try whorl("completion", shell)
    return folder.write(result.output, to: name)
  }
}
