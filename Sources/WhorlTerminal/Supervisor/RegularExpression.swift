#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An extended regular expression of POSIX.
public final class RegularExpression {
  private let compiled: UnsafeMutablePointer<regex_t>

  /// Reads an expression; throws what is wrong with it.
  public convenience init(_ text: String) throws(SyntaxError) {
    let compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    compiled.initialize(to: regex_t())
    let error = regcomp(compiled, text, REG_EXTENDED)
    guard error == 0 else {
      var message = [CChar](repeating: 0, count: 128)
      regerror(error, compiled, &message, message.count)
      compiled.deallocate()
      throw SyntaxError(
        reason: String(
          decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    self.init(compiled: compiled)
  }

  private init(compiled: UnsafeMutablePointer<regex_t>) {
    self.compiled = compiled
  }

  deinit {
    regfree(compiled)
    compiled.deallocate()
  }

  /// What is wrong with an expression.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The reason, in the system's words.
    public let reason: String
  }

  /// The first group of the first match in a text, or all of the match where there is no group.
  func match(in text: String) -> String? {
    var found = [regmatch_t](repeating: regmatch_t(), count: 2)
    let bytes = Array(text.utf8)
    guard regexec(compiled, text, found.count, &found, 0) == 0 else { return nil }
    let place = found[1].rm_so >= 0 ? found[1] : found[0]
    return String(decoding: bytes[Int(place.rm_so)..<Int(place.rm_eo)], as: UTF8.self)
  }
}
