import WhorlThemes

/// What the edits mean, told on values instead of texts.
extension JSONValue {
  /// The pointers to all values inside this one, containers before what they hold.
  var pointers: [JSONPointer] {
    var pointers = [JSONPointer.root]
    for (token, value) in children {
      pointers += value.pointers.map { JSONPointer(tokens: [token] + $0.tokens) }
    }
    return pointers
  }

  /// The members or elements with their tokens.
  var children: [(token: String, value: JSONValue)] {
    switch self {
    case .object(let members): members.map { ($0.key, $0.value) }
    case .array(let values): values.enumerated().map { ("\($0.offset)", $0.element) }
    case .null, .bool, .number, .string: []
    }
  }

  /// The value at a pointer that leads somewhere.
  func value(at tokens: ArraySlice<String>) -> JSONValue {
    guard let token = tokens.first else { return self }
    return children.first { $0.token == token }?.value.value(at: tokens.dropFirst()) ?? .null
  }

  /// This value with what is at the pointer changed.
  func changing(_ tokens: ArraySlice<String>, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard let token = tokens.first else { return change(self) }
    let rest = tokens.dropFirst()
    switch self {
    case .object(let members):
      return .object(
        members.map {
          $0.key == token ? Member(token, $0.value.changing(rest, change)) : $0
        })
    case .array(let values):
      return .array(
        values.enumerated().map {
          "\($0.offset)" == token ? $0.element.changing(rest, change) : $0.element
        })
    case .null, .bool, .number, .string:
      return self
    }
  }

  /// This container without the child `token`.
  func removing(_ token: String) -> JSONValue {
    switch self {
    case .object(let members): .object(members.filter { $0.key != token })
    case .array(let values):
      .array(values.enumerated().filter { "\($0.offset)" != token }.map(\.element))
    case .null, .bool, .number, .string: self
    }
  }

  /// This container with a new child before that at `index`.
  func inserting(_ key: String, _ value: JSONValue, at index: Int) -> JSONValue {
    switch self {
    case .object(var members):
      members.insert(Member(key, value), at: index)
      return .object(members)
    case .array(var values):
      values.insert(value, at: index)
      return .array(values)
    case .null, .bool, .number, .string:
      return self
    }
  }
}
