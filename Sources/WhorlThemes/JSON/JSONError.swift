/// Why a text is not a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// The byte at which it is wrong; the length of the text where something is missing at its end.
  public let offset: Int
  /// The same place, as people count it.
  public let position: TextPosition
  /// The value in which it is wrong.
  public let pointer: JSONPointer

  /// What is wrong; the words are in `message`.
  public enum Fault: Error, Hashable, Sendable {
    /// Nothing but blanks.
    case empty
    /// Longer than `limit` bytes.
    case tooLong(limit: Int)
    /// More than `limit` objects and arrays in each other.
    case tooDeep(limit: Int)
    /// A byte sequence that is not UTF-8.
    case notUTF8
    /// Something that is no JSON text and is often taken for one.
    case foreign(Foreign)
    /// Something follows the document.
    case trailingText
    /// Something else should stand here; `nil` at the end of the text.
    case unexpected(Unicode.Scalar?, expected: Expectation)
    /// A letter sequence that is none of the three words.
    case unknownWord(String)
    /// A comma with nothing after it but this bracket.
    case trailingComma(before: Unicode.Scalar)
    /// A comment.
    case comment
    /// A string without its closing quote.
    case unterminatedString
    /// A control character in a string.
    case controlCharacter(UInt8)
    /// A backslash before a character that it does not escape; `nil` at the end of the text.
    case unknownEscape(Unicode.Scalar?)
    /// `\u` without four hexadecimal digits.
    case shortEscape
    /// Half of a surrogate pair.
    case loneSurrogate(UInt16)
    /// A number that begins with a zero and goes on.
    case leadingZero
    /// A number whose sign, point or exponent has no digits.
    case missingDigits(after: Unicode.Scalar)
    /// A key for the second time in one object.
    case duplicateKey(String, firstLine: Int)
  }

  /// What may stand at a place.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A key in double quotes.
    case key
    /// A key in double quotes, or `}`.
    case keyOrBrace
    /// The colon after a key.
    case colon
    /// What follows a member.
    case commaOrBrace
    /// What follows an element.
    case commaOrBracket
  }
}
