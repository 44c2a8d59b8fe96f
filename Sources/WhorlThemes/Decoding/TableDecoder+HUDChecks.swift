import WhorlCore

// What must hold between several properties of a presentation.
extension TableDecoder {
  /// The width that most terminals have.
  private static let usualColumns = 80
  /// The contrast that large text and signs need, after WCAG 2.2.
  private static let leastContrast = 3.0

  mutating func check(_ hud: HUDDesign, at node: JSONNode) {
    checkTimes(of: hud, at: node)
    if hud.progress > 0, hud.mode == .indeterminate, let progress = node["progress"] {
      warning(at: progress, .hiddenProgress)
    }
    checkTwins(of: hud, at: node)
    check(hud.message, on: hud.overlay, at: node["message"])
    check(hud.details, on: hud.overlay, at: node["details"])
  }

  private mutating func checkTimes(of hud: HUDDesign, at node: JSONNode) {
    if hud.grace >= 2 { warning(at: node["grace"] ?? node, .lateShow(grace: hud.grace)) }
    guard hud.animationTime == 0 else { return }
    if hud.showAnimation != .none, let show = node["showAnimation"] {
      warning(at: show, .instant(name: "showAnimation", hud.showAnimation.rawValue))
    }
    if hud.dismissAnimation != .none, let dismiss = node["dismissAnimation"] {
      warning(at: dismiss, .instant(name: "dismissAnimation", hud.dismissAnimation.rawValue))
    }
  }

  private mutating func checkTwins(of hud: HUDDesign, at node: JSONNode) {
    let states = node["states"]
    checkTwin(of: hud.states.success.glyph, hud.states.success.ascii, at: states?["success"])
    checkTwin(of: hud.states.failure.glyph, hud.states.failure.ascii, at: states?["failure"])
    checkTwin(of: hud.states.info.glyph, hud.states.info.ascii, at: states?["info"])
    checkTwin(of: hud.reload.glyph, hud.reload.ascii, at: node["reload"])
    // A spinner without its image is still a spinner.
    if let glyph = node["image"]?["glyph"], Self.lacksTwin(hud.image.glyph, hud.image.ascii) {
      warning(at: glyph, .noTwin)
    }
  }

  private mutating func checkTwin(of glyph: String, _ ascii: String, at node: JSONNode?) {
    guard let node, Self.lacksTwin(glyph, ascii) else { return }
    error(at: node["glyph"] ?? node["ascii"] ?? node, .noTwin)
  }

  private static func lacksTwin(_ glyph: String, _ ascii: String) -> Bool {
    ascii.isEmpty && !glyph.utf8.allSatisfy { $0 < 0x80 }
  }

  private mutating func check(_ text: HUDText, on overlay: HUDOverlay, at node: JSONNode?) {
    guard let node else { return }
    let cells = text.text.cellWidth
    if cells > Self.usualColumns, let words = node["text"] {
      warning(at: words, .longMessage(cells: cells, columns: Self.usualColumns))
    }
    if let color = node["textColor"],
      let contrast = contrast(of: text.textColor, on: overlay.color),
      contrast < Self.leastContrast
    {
      warning(at: color, .lowContrast(contrast, least: Self.leastContrast))
    }
  }

  /// The contrast of words on an overlay over whatever suits them best; `nil` where a colour is the
  /// host's to choose, or there is no overlay.
  private func contrast(of text: ThemeColor, on cover: ThemeColor) -> Double? {
    guard let text = literal(text), let cover = literal(cover), cover.alpha > 0 else { return nil }
    let contrasts = [Color.black, .white].map { beneath in
      let backdrop = cover.over(beneath)
      return text.over(backdrop).contrast(with: backdrop)
    }
    return contrasts.max()
  }

  /// The colour itself, where the file says it.
  private func literal(_ color: ThemeColor) -> Color? {
    switch color {
    case .literal(let literal): return literal
    case .palette(let name):
      guard case .literal(let literal)? = palette.first(where: { $0.name == name })?.color else {
        return nil
      }
      return literal
    case .role: return nil
    }
  }
}
