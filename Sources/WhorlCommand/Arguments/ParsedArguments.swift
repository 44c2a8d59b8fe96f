/// The arguments of a verb, taken apart.
struct ParsedArguments: Hashable, Sendable {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// The options in the order that they were given in. They are few, and a dictionary costs more to
  /// set up than it saves.
  private var values: [Given] = []

  private struct Given: Hashable, Sendable {
    let option: Option
    let value: String
  }

  /// Takes arguments apart.
  ///
  /// Options may stand anywhere before `--`; `--name=value`, `--name value`, `-n value`, `-nvalue`
  /// and joined short flags are read.
  ///
  /// - Throws: what is wrong with the usage.
  init(_ arguments: [String], for verb: Verb) throws(UsageError) {
    let options = verb.description.allOptions
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), options, &rest, verb)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst(), options, &rest, verb)
      } else {
        operands.append(argument)
        guard !verb.description.endsOptionsAtOperand else {
          operands += rest
          break
        }
      }
    }
    guard !has(.help) else { return }
    guard verb.description.arity.allows(operands.count) else {
      throw .wrongArguments(verb)
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values.contains { $0.option == option } }

  /// All values given for an option that may be repeated, in order.
  func values(of option: Option) -> [String] {
    values.filter { $0.option == option }.map(\.value)
  }

  /// The last value given for an option.
  func value(of option: Option) -> String? { values.last { $0.option == option }?.value }

  private mutating func readLong(
    _ text: Substring, _ options: [Option], _ rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) {
    let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(text[..<(sign ?? text.endIndex)])
    let given = sign.map { String(text[text.utf8.index(after: $0)...]) }
    guard let option = options.first(where: { $0.name == name || $0.aliases.contains(name) })
    else {
      throw .unknownOption("--" + name, verb)
    }
    if option.value == .none {
      guard given == nil else { throw .unwantedValue(option) }
      values.append(Given(option: option, value: ""))
    } else {
      try store(given ?? rest.popFirst(), for: option)
    }
  }

  private mutating func readShort(
    _ text: Substring, _ options: [Option], _ rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-" + String(letter), verb)
      }
      if option.value == .none {
        values.append(Given(option: option, value: ""))
      } else {
        try store(letters.isEmpty ? rest.popFirst() : String(letters), for: option)
        return
      }
    }
  }

  private mutating func store(_ value: String?, for option: Option) throws(UsageError) {
    guard let value else { throw .missingValue(option) }
    if case .choice(let words) = option.value, !words.contains(value) {
      throw .badValue(option, value, allowed: words.joined(separator: ", "))
    }
    values.append(Given(option: option, value: value))
  }
}
