import WhorlCore

extension JSONError: CustomStringConvertible {
  /// `line:column: pointer: message`.
  public var description: String {
    "\(position.line):\(position.column): \(pointer.label): \(message)"
  }

  /// What is wrong, in words, without the place.
  public var message: String {
    switch fault {
    case .empty:
      "nothing here: the file is empty"
    case .tooLong(let limit):
      "longer than \(Self.size(limit))"
    case .tooDeep(let limit):
      "nested deeper than \(limit) levels"
    case .notUTF8:
      "not UTF-8"
    case .foreign(.utf16):
      "this is UTF-16; save it as UTF-8"
    case .foreign(.zip):
      "this is a ZIP archive, as .lottie files are, not JSON"
    case .foreign(.gzip):
      "this is packed by gzip, as .tgs files are, not JSON"
    case .trailingText:
      "something follows the end of the document"
    case .unexpected(let found, let expected):
      "expected \(Self.words(expected)) but found \(Self.words(found))"
    case .unknownWord(let word):
      "expected a value but found \(VisibleText.of(word, limit: 40)); "
        + "the only words are true, false and null"
    case .trailingComma(let bracket):
      "a comma before this \(bracket) is not allowed"
    case .comment:
      "a comment is not allowed"
    case .unterminatedString:
      "the closing \" of this string is missing"
    case .controlCharacter(let byte):
      "a control character must be written as \(Self.escape(UInt16(byte)))"
    case .unknownEscape(let found):
      "expected one of \" \\ / b f n r t u after \\ but found \(Self.words(found))"
    case .shortEscape:
      "\\u needs four hexadecimal digits"
    case .loneSurrogate(let unit):
      "\(Self.escape(unit)) is half of a surrogate pair"
    case .leadingZero:
      "a number must not begin with 0"
    case .missingDigits(let character):
      "a digit must follow the \(character) of a number"
    case .duplicateKey(let key, let line):
      "the key \"\(VisibleText.of(key, limit: 40))\" is given twice (first on line \(line))"
    }
  }

  private static func words(_ expectation: Expectation) -> String {
    switch expectation {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .keyOrBrace: "a key in double quotes or }"
    case .colon: ": after the key"
    case .commaOrBrace: ", or }"
    case .commaOrBracket: ", or ]"
    }
  }

  private static func words(_ found: Unicode.Scalar?) -> String {
    found.map { VisibleText.of($0) } ?? "the end of the file"
  }

  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20, bytes % (1 << 20) == 0 {
      "\(bytes >> 20) MiB"
    } else if bytes >= 1 << 10, bytes % (1 << 10) == 0 {
      "\(bytes >> 10) KiB"
    } else {
      "\(bytes) bytes"
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
