import WhorlCore

// One constructor for each kind of value, so that a table's line says nothing twice. The decoder
// only ever writes values of the property's own kind; anything else leaves the owner as it is.
//
// The key paths come in closures so that each one is followed where the compiler sees it, which
// makes plain loads and stores of it. Real key paths are made one by one at the table's first use,
// which took a third of the program's start. Where a constructor is not inlined, some still are: those
// of values that are enums.
extension Property {
  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Owner, Value> & Sendable

  @inline(__always)
  static func number(
    _ name: String, _ path: @autoclosure @escaping Path<Double>, _ rule: NumberRule,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, .number(rule), group, label, help) {
      .number($0[keyPath: path()])
    } write: {
      if case .number(let number) = $1 { $0[keyPath: path()] = number }
    }
  }

  @inline(__always)
  static func whole(
    _ name: String, _ path: @autoclosure @escaping Path<Int>, _ rule: NumberRule,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, .number(rule), group, label, help) {
      .number(Double($0[keyPath: path()]))
    } write: {
      if case .number(let number) = $1 { $0[keyPath: path()] = Int(number) }
    }
  }

  @inline(__always)
  static func optionalNumber(
    _ name: String, _ path: @autoclosure @escaping Path<Double?>, _ rule: NumberRule,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, .number(rule), group, label, help) {
      $0[keyPath: path()].map(PropertyValue.number) ?? .absent
    } write: {
      if case .number(let number) = $1 { $0[keyPath: path()] = number }
    }
  }

  @inline(__always)
  static func optionalWhole(
    _ name: String, _ path: @autoclosure @escaping Path<Int?>, _ rule: NumberRule,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, .number(rule), group, label, help) {
      $0[keyPath: path()].map { .number(Double($0)) } ?? .absent
    } write: {
      if case .number(let number) = $1 { $0[keyPath: path()] = Int(number) }
    }
  }

  @inline(__always)
  static func choice<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Word>, _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    let words = Words(
      all: { Word.allCases.map(\.rawValue) }, contains: { Word(rawValue: $0) != nil })
    return Property(name, words, group, label, help) {
      .word($0[keyPath: path()].rawValue)
    } write: {
      if case .word(let word) = $1, let value = Word(rawValue: word) { $0[keyPath: path()] = value }
    }
  }

  /// One of some words, or `auto`, which leaves it open.
  @inline(__always)
  static func automaticChoice<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Word?>, _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    let words = Words(
      all: { ["auto"] + Word.allCases.map(\.rawValue) },
      contains: { $0 == "auto" || Word(rawValue: $0) != nil })
    return Property(name, words, group, label, help) {
      .word($0[keyPath: path()]?.rawValue ?? "auto")
    } write: {
      if case .word(let word) = $1 { $0[keyPath: path()] = Word(rawValue: word) }
    }
  }

  @inline(__always)
  static func boolean(
    _ name: String, _ path: @autoclosure @escaping Path<Bool>, _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, .boolean, group, label, help) {
      .boolean($0[keyPath: path()])
    } write: {
      if case .boolean(let flag) = $1 { $0[keyPath: path()] = flag }
    }
  }

  @inline(__always)
  static func text(
    _ name: String, _ path: @autoclosure @escaping Path<String>, _ kind: PropertyKind,
    _ group: PropertyGroup,
    _ label: String, _ help: String, isRequired: Bool = false
  ) -> Self {
    Property(name, kind, group, label, help, isRequired: isRequired) {
      $0[keyPath: path()].isEmpty ? .absent : .text($0[keyPath: path()])
    } write: {
      if case .text(let text) = $1 { $0[keyPath: path()] = text }
    }
  }

  /// Text that is there even where it is empty, since its default need not be.
  @inline(__always)
  static func words(
    _ name: String, _ path: @autoclosure @escaping Path<String>, _ kind: PropertyKind,
    _ group: PropertyGroup,
    _ label: String, _ help: String
  ) -> Self {
    Property(name, kind, group, label, help) {
      .text($0[keyPath: path()])
    } write: {
      if case .text(let text) = $1 { $0[keyPath: path()] = text }
    }
  }

  @inline(__always)
  static func texts(
    _ name: String, _ path: @autoclosure @escaping Path<[String]>, _ kind: PropertyKind,
    _ group: PropertyGroup,
    _ label: String, _ help: String, isRequired: Bool = false
  ) -> Self {
    Property(name, kind, group, label, help, isRequired: isRequired) {
      $0[keyPath: path()].isEmpty ? .absent : .texts($0[keyPath: path()])
    } write: {
      if case .texts(let texts) = $1 { $0[keyPath: path()] = texts }
    }
  }

  @inline(__always)
  static func numbers(
    _ name: String, _ path: @autoclosure @escaping Path<[Double]>, _ rule: NumberRule,
    count: ClosedRange<Int>,
    _ group: PropertyGroup, _ label: String, _ help: String
  ) -> Self {
    Property(name, .numbers(rule, count: count), group, label, help) {
      $0[keyPath: path()].isEmpty ? .absent : .numbers($0[keyPath: path()])
    } write: {
      if case .numbers(let numbers) = $1 { $0[keyPath: path()] = numbers }
    }
  }

  @inline(__always)
  static func color(
    _ name: String, _ path: @autoclosure @escaping Path<ThemeColor>, _ group: PropertyGroup,
    _ label: String,
    _ help: String
  ) -> Self {
    Property(name, .color, group, label, help) {
      .color($0[keyPath: path()])
    } write: {
      if case .color(let color) = $1 { $0[keyPath: path()] = color }
    }
  }

  @inline(__always)
  static func colors(
    _ name: String, _ path: @autoclosure @escaping Path<[ThemeColor]>, count: ClosedRange<Int>,
    _ group: PropertyGroup,
    _ label: String, _ help: String, isRequired: Bool = false
  ) -> Self {
    Property(name, .colors(count: count), group, label, help, isRequired: isRequired) {
      $0[keyPath: path()].isEmpty ? .absent : .colors($0[keyPath: path()])
    } write: {
      if case .colors(let colors) = $1 { $0[keyPath: path()] = colors }
    }
  }

  @inline(__always)
  static func timingFunction(
    _ name: String, _ path: @autoclosure @escaping Path<TimingFunction>, _ group: PropertyGroup,
    _ label: String,
    _ help: String
  ) -> Self {
    Property(name, .timingFunction, group, label, help) {
      .timingFunction($0[keyPath: path()])
    } write: {
      if case .timingFunction(let function) = $1 { $0[keyPath: path()] = function }
    }
  }
}
