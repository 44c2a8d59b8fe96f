import WhorlCore

/// The way from the root of a document to one of its values: RFC 6901.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// Keys and indices from the root down, unescaped.
  public var tokens: [String]

  /// The whole document.
  public static let root = JSONPointer(tokens: [])

  /// Creates a pointer from unescaped keys and indices.
  public init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Reads a pointer such as `/spinner/layers/0`, in which `~0` is `~` and `~1` is `/`; `nil` if
  /// it neither is empty nor begins with `/`, or if another character follows a `~`.
  public init?(_ text: String) {
    tokens = []
    guard !text.isEmpty else { return }
    var scalars = text.unicodeScalars.makeIterator()
    guard scalars.next() == "/" else { return nil }
    var token = String.UnicodeScalarView()
    while let scalar = scalars.next() {
      switch scalar {
      case "/":
        tokens.append(String(token))
        token = String.UnicodeScalarView()
      case "~":
        switch scalars.next() {
        case "0": token.append("~")
        case "1": token.append("/")
        case _: return nil
        }
      case _:
        token.append(scalar)
      }
    }
    tokens.append(String(token))
  }

  /// Whether this is the whole document.
  public var isRoot: Bool { tokens.isEmpty }

  /// The pointer to what holds this value; `nil` at the root.
  public var parent: JSONPointer? {
    isRoot ? nil : JSONPointer(tokens: tokens.dropLast())
  }

  /// The pointer to the member `key` of the object that this points at.
  public func appending(_ key: String) -> JSONPointer {
    JSONPointer(tokens: tokens + [key])
  }

  /// The pointer to the element `index` of the array that this points at.
  public func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  /// The pointer as RFC 6901 writes it; empty for the root.
  public var description: String {
    var text = String.UnicodeScalarView()
    for token in tokens {
      text.append("/")
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text.append(contentsOf: "~0".unicodeScalars)
        case "/": text.append(contentsOf: "~1".unicodeScalars)
        case _: text.append(scalar)
        }
      }
    }
    return String(text)
  }

  /// The pointer for people: the root is `(root)` and nothing in it can control a terminal.
  public var label: String {
    isRoot ? "(root)" : VisibleText.of(description)
  }
}
