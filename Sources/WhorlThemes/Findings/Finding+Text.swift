import WhorlCore

extension Finding {
  /// The finding as a sentence, safe to print.
  public var message: String {
    switch fact {
    case .syntax(let error): error.message
    case .notAnObject(let name, let shown): "\(name) is \(shown); give an object"
    case .missingKey(let key): "the key \(key) is missing"
    case .unknownKey(let key, let suggestion):
      "unknown key \(VisibleText.of(key, limit: 40))" + Self.didYouMean(suggestion)
    case .missingFormat: "the key format is missing; a theme has \"whorl-theme\" there"
    case .foreignFormat(let shown): "format is \(shown); a theme has \"whorl-theme\""
    case .badVersion(let shown): "version is \(shown); give 1"
    case .newerVersion(let shown): "made by a newer Whorl: version \(shown); this one reads 1"
    case .unknownForm(let shown, let suggestion):
      "form is \(shown); give ring, dots, spokes, glyphs or layers" + Self.didYouMean(suggestion)
    case .notDrawn(let name): "\(name) is kept, but this version of Whorl does not draw it"
    case .unfit(let name, let shown, let allowed): "\(name) is \(shown); give \(allowed)"
    case .quotedNumber(let name, let number):
      "\(name) is text; write the number without quotes: \(number)"
    case .tooLong(let name, let count, let maximum):
      "\(name) is \(count) characters long; at most \(maximum) are allowed"
    case .tooWide(let name, let cells, let maximum):
      "\(name) is \(cells) cells wide; at most \(maximum) are allowed"
    case .forbiddenCharacter(let name, let code):
      "\(name) holds the control character \(Self.codePoint(code)); leave it out"
    case .unknownColor(let name, let suggestion):
      "\(VisibleText.of(name, limit: 40)) is neither #RRGGBB nor in the palette"
        + Self.didYouMean(suggestion)
    case .badPaletteName(let name):
      "\"\(VisibleText.of(name, limit: 40))\" cannot name a colour: it is empty, reserved, "
        + "or begins with #"
    case .nestedPaletteName(let name):
      "a palette colour is #RRGGBB or a reserved name, not \(VisibleText.of(name, limit: 40))"
    case .minimumAboveMaximum(let minimum, let maximum):
      "minimumArcLength is \(Self.arc(minimum)), above maximumArcLength, \(Self.arc(maximum))"
    case .innerNotBelowOuter(let inner, let outer):
      "innerRadius is \(DecimalText.short(inner)); it must be below outerRadius, "
        + DecimalText.short(outer)
    case .countMismatch(let name, let count, let expected, let of):
      "\(name) has \(count) entries; give \(expected), one for each of the \(of)"
    case .roughChain(let period, let pulse):
      "the chain comes round every \(DecimalText.short(period)) s, before a dot's pulse of "
        + "\(DecimalText.short(pulse)) s is over; the motion will jump"
    case .clippedStroke(let radius, let lineWidth, let size):
      "the stroke ends \(DecimalText.short(radius + lineWidth / 2)) pt from the centre, outside "
        + "the frame of \(DecimalText.short(size)) pt"
    case .noTwin:
      "the glyph is not ASCII; give ascii, which stands for it where only ASCII is to be had"
    case .hiddenProgress:
      "progress is not shown; give the mode determinate, annular or bar"
    case .lateShow(let grace):
      "nothing is shown for \(DecimalText.short(grace)) s; below 2 s nobody takes it for stuck"
    case .instant(let name, let animation):
      "\(name) is \(animation), but animationTime is 0: it takes no time"
    case .longMessage(let cells, let columns):
      "text is \(cells) cells wide; a terminal of \(columns) columns cuts it off"
    case .lowContrast(let contrast, let least):
      "textColor has a contrast of \(DecimalText.short(contrast, places: 1)) to 1 to the overlay's "
        + "color; words need \(DecimalText.short(least)) to 1"
    case .tooMany(let what, let count, let maximum):
      "there are \(count) \(what); at most \(maximum) are allowed"
    case .unorderedKeys(let u, let previous):
      "a key at \(DecimalText.short(u)) follows one at \(DecimalText.short(previous)); "
        + "keys go from 0 to 1"
    case .noPicture(let reason), .unreadable(let reason): reason
    }
  }

  /// The rule that was broken, as a word for programs.
  public var rule: String {
    switch fact {
    case .syntax(let error):
      if case .duplicateKey = error.fault { "duplicate-key" } else { "syntax" }
    case .notAnObject, .unfit, .quotedNumber: "value"
    case .missingKey: "missing-key"
    case .unknownKey: "unknown-key"
    case .missingFormat, .foreignFormat: "format"
    case .badVersion, .newerVersion: "version"
    case .unknownForm: "form"
    case .notDrawn: "not-drawn"
    case .tooLong, .tooWide: "too-long"
    case .forbiddenCharacter: "control-character"
    case .unknownColor, .badPaletteName, .nestedPaletteName: "palette"
    case .minimumAboveMaximum, .innerNotBelowOuter, .unorderedKeys: "order"
    case .countMismatch, .tooMany: "count"
    case .roughChain: "rough-chain"
    case .clippedStroke, .longMessage: "clipped"
    case .noTwin: "ascii-twin"
    case .hiddenProgress, .instant: "no-effect"
    case .lateShow: "late"
    case .lowContrast: "contrast"
    case .noPicture: "picture"
    case .unreadable: "unreadable"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \($0)?" } ?? ""
  }

  private static func arc(_ radians: Double) -> String {
    "\(DecimalText.short(radians)) rad (\(DecimalText.short(radians, unit: .radians)))"
  }

  private static func codePoint(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
