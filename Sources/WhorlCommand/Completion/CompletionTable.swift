import WhorlCore
import WhorlThemes

/// What the completions of all shells are made of, besides the verbs' own tables.
enum CompletionTable {
  /// The options of a verb, help included.
  static func options(of verb: Verb) -> [Option] { verb.description.allOptions }

  /// The names of an option with their dashes, long ones first.
  static func names(of option: Option) -> [String] {
    ([option.name] + option.aliases).map { "--" + $0 } + (option.letter.map { ["-\($0)"] } ?? [])
  }

  /// The names of all options of all verbs that something follows.
  static var valuedNames: [String] {
    var names: [String] = []
    for option in Verb.allCases.flatMap(options) where option.value != .none {
      for name in self.names(of: option) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The names of all properties of all forms, each once.
  static var propertyNames: [String] { names(of: themeProperties) }

  /// What `explain` knows.
  static var explainedNames: [String] {
    names(of: themeProperties + PropertyDescription.settings) + ["config", "limits"]
  }

  /// The properties whose values are words, with the words of all forms.
  static var propertyWords: [(name: String, words: [String])] {
    var table: [(name: String, words: [String])] = []
    for property in themeProperties {
      let words = words(of: property.kind)
      guard !words.isEmpty else { continue }
      let name = property.path.name
      if let index = table.firstIndex(where: { $0.name == name }) {
        table[index].words += words.filter { !table[index].words.contains($0) }
      } else {
        table.append((name, words))
      }
    }
    return table
  }

  private static var themeProperties: [PropertyDescription] {
    Spinner.Form.allCases.flatMap { PropertyDescription.properties(of: $0) }
  }

  private static func names(of properties: [PropertyDescription]) -> [String] {
    var names: [String] = []
    for property in properties where !names.contains(property.path.name) {
      names.append(property.path.name)
    }
    return names
  }

  private static func words(of kind: PropertyKind) -> [String] {
    switch kind {
    case .choice(let words), .numberOrWord(_, let words), .size(_, let words): words
    case .boolean: ["true", "false"]
    case .color: ThemeColor.Role.allCases.map(\.rawValue)
    case .timingFunction: TimingFunction.Name.allCases.map(\.rawValue)
    case .numberOrNever: ["never"]
    case .number, .numbers, .text, .glyph, .file, .identifier, .tags, .frames, .asciiTwin, .colors,
      .palette,
      .animated, .animatedPair, .layerColor, .layerShape, .copies, .layers:
      []
    }
  }
}
