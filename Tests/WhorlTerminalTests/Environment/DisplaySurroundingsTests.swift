import Testing
import WhorlCore
import WhorlTerminal

@Suite struct DisplaySurroundingsTests {
  // MARK: Characters

  static let noLocale = Basis.unset(["LC_ALL", "LC_CTYPE", "LANG"])

  static let glyphs: [([String: String], GlyphSet, Basis)] = [
    ([:], .ascii, noLocale),
    (["LANG": "C.UTF-8"], .braille, .variable("LANG", value: "C.UTF-8")),
    (["LANG": "C.UTF-8", "LC_ALL": "C"], .ascii, .variable("LC_ALL", value: "C")),
    (["LANG": "C.UTF-8", "LC_CTYPE": "POSIX"], .ascii, .variable("LC_CTYPE", value: "POSIX")),
    (["LANG": "C.UTF-8", "TERM": "linux"], .ascii, .variable("TERM", value: "linux")),
    (
      ["LANG": "C.UTF-8", "TERM": "linux-16color"], .ascii,
      .variable("TERM", value: "linux-16color")
    ),
    (["LANG": "C", "TERM": "linux"], .ascii, .variable("LANG", value: "C")),
  ]

  @Test(arguments: glyphs)
  func `the characters are braille where UTF-8 can be shown, else ASCII`(
    variables: [String: String], glyphs: GlyphSet, basis: Basis
  ) {
    let decision = Display(Environment(variables: variables)).glyphs
    #expect(decision.glyphs == glyphs)
    #expect(decision.basis == basis)
    #expect(decision.overruling == (glyphs == .ascii ? .ascii : nil))
  }

  @Test func `the command line chooses any characters, the settings those that can be shown`() {
    var half = DisplayWishes()
    half.glyphs = .only(.half)
    var automatic = DisplayWishes()
    automatic.glyphs = .automatic
    let plain = Environment(variables: ["LC_ALL": "C"])
    let asked = Display(plain, asked: half).glyphs
    #expect(asked.overruling == .half)
    #expect(asked.basis == .option("--glyphs half"))
    #expect(Display(plain, settings: half).glyphs.overruling == .ascii)
    let unicode = Environment(variables: ["LANG": "C.UTF-8"])
    #expect(Display(unicode, settings: half).glyphs.basis == .setting("glyphs"))
    #expect(Display(unicode, settings: half).glyphs.overruling == .half)
    #expect(Display(unicode, asked: automatic, settings: half).glyphs.overruling == nil)
    #expect(Display(Environment(), settings: half).glyphs.overruling == .half)
  }

  // MARK: Background and window

  @Test(arguments: [
    (nil, Backdrop.dark, false), ("", .dark, false), ("15;0", .dark, true), ("0;15", .light, true),
    ("0;default;15", .light, true), ("15;default;0", .dark, true), ("12;8", .dark, true),
    ("0;7", .light, true), ("15;default", .dark, false), ("1;99", .dark, false),
  ])
  func `the background is the last colour of COLORFGBG`(
    value: String?, backdrop: Backdrop, decides: Bool
  ) {
    var environment = Environment()
    environment.variables["COLORFGBG"] = value
    let decision = Display(environment).background
    #expect(decision.backdrop == backdrop)
    #expect(decision.basis == (decides ? .variable("COLORFGBG", value: value ?? "") : .usual))
    var settings = DisplayWishes()
    settings.backdrop = .light
    let set = Display(environment, settings: settings).background
    #expect(
      set.basis == (decides ? .variable("COLORFGBG", value: value ?? "") : .setting("background")))
  }

  @Test(arguments: [
    (WindowSize(columns: 120, rows: 40), ["COLUMNS": "100"], Basis.report, Basis.report),
    (nil, ["COLUMNS": "100", "LINES": "0"], .variable("COLUMNS", value: "100"), .usual),
    (nil, ["LINES": "30", "COLUMNS": "1"], .usual, .variable("LINES", value: "30")),
    (nil, [:], .usual, .usual),
  ])
  func `the window's size names where each direction comes from`(
    reported: WindowSize?, variables: [String: String], columns: Basis, rows: Basis
  ) {
    let environment = Environment(variables: variables, reportedSize: reported)
    let decision = Display(environment).window
    #expect(decision.size == environment.windowSize)
    #expect(decision.columnsBasis == columns)
    #expect(decision.rowsBasis == rows)
  }

  // MARK: Words

  @Test func `reasons are words that cannot control a terminal`() {
    #expect(Basis.variable("TERM", value: "a\u{1B}[2Jb").text == "TERM=a␛[2Jb")
    #expect(Basis.unset(["TERM"]).text == "TERM is not set")
    #expect(Basis.unset(["A", "B"]).text == "none of A, B is set")
    #expect(Basis.stream(.error, isTerminal: false).text == "standard error is no terminal")
    #expect(Basis.setting("color").text == "color in the settings")
    #expect(Basis.terminfo(colors: 8).text == "terminfo says 8 colours")
  }
}
