import WhorlCore
import WhorlTerminal
import WhorlThemes

/// Characters that terminals disagree about, one for each kind that pictures are made of.
enum CharacterSample: String, CaseIterable {
  case braille
  case sextants
  case quadrants
  case halfBlocks
  case arcs
  case circles
  case emoji
  case emojiBySelector

  /// One of them.
  var text: String {
    switch self {
    case .braille: "⣿"
    case .sextants: "\u{1FB04}"
    case .quadrants: "▚"
    case .halfBlocks: "▀"
    case .arcs: "◜"
    case .circles: "◐"
    case .emoji: "🌕"
    case .emojiBySelector: "⚙\u{FE0F}"
    }
  }

  /// What people call them.
  var name: String {
    switch self {
    case .braille, .sextants, .quadrants, .arcs, .circles, .emoji: rawValue
    case .halfBlocks: "half blocks"
    case .emojiBySelector: "emoji by selector"
    }
  }
}

extension DoctorReport {
  /// How wide this terminal draws characters; `nil` where it cannot be asked.
  static func characters(in environment: Environment) -> Section? {
    guard environment.isInputTerminal, environment.isOutputTerminal, !environment.isTerminalDumb,
      environment.isUTF8
    else { return nil }
    let samples = CharacterSample.allCases
    let widths = WidthProbe.widths(of: samples.map(\.text))
    let rows = samples.enumerated().map { index, sample in
      guard widths.indices.contains(index) else {
        return Row(sample.name, "unknown", .null, "the terminal does not answer")
      }
      let width = widths[index]
      let taken = sample.text.cellWidth
      let reason =
        width == taken
        ? "measured" : "measured, but taken for \(taken): pictures of them may be off"
      return Row(
        sample.name, "\(width) \(width == 1 ? "cell" : "cells")", .number(Double(width)), reason)
    }
    return Section(key: "characters", heading: "characters", rows: rows)
  }
}
