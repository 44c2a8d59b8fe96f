import Testing

@testable import WhorlStudio

/// Whole screens, as they were looked at.
struct ScreenTests {
  @Test func `the gallery at 80×24`() {
    let studio = Studio(Fixture.signs)
    #expect(
      studio.screen == #"""
         whorl  2 themes · 2 own
        ┌ Themes ──────────────────┐┌ Preview ─────────────────────────────────────────┐
        │Own                       ││                                                  │
        │▸ | bar                   ││                                                  │
        │    wave                  ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                        |                         │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                                                  │
        │                          ││                         |      |                 │
        │                          ││               |   |                              │
        │                          ││              1×1  2×1  4×2    6×3                │
        └──────────────────────────┘└─ ▶ ×1 ───────────────────────────────────────────┘
         A bar
         Enter edit  n new  d duplicate  / search  : palette  ? help  q quit
        """#)
  }

  @Test func `the gallery at 60×20`() {
    let studio = Studio(Fixture.signs, columns: 60, rows: 20)
    #expect(
      studio.screen == #"""
         whorl  2 themes · 2 own
        ┌ Themes ──────────────┐┌ Preview ─────────────────────────┐
        │Own                   ││                                  │
        │▸ | bar               ││                                  │
        │    wave              ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                |                 │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                 |      |         │
        │                      ││       |   |                      │
        │                      ││      1×1  2×1  4×2    6×3        │
        └──────────────────────┘└─ ▶ ×1 ───────────────────────────┘
         A bar
         Enter edit  n new  d duplicate  : palette  ? help  q quit
        """#)
  }

  @Test func `the editor at 80×24, with a value that will not do`() {
    var studio = Studio(Fixture.signs)
    studio.press(.init(.down), .init(.enter), .character("]"))
    studio.type("99")
    #expect(
      studio.screen == #"""
         wave *  Wave 波
        ┌ Preview ─────────────────┐┌ Properties ──────────────────────────────────────┐
        │                          ││Look                                              │
        │                          ││  Frames           波 ~                           │
        │                          ││  Colour              foreground                  │
        │                          ││  Colours          none                           │
        │                          ││  Palette          none                           │
        │                          ││Motion                                            │
        │            波            ││▸*Interval         99              ! 0.016 – 10 s │
        │                          ││  Durations        none              0.016 – 10 s │
        │                          ││  Palindrome       false                          │
        │                          ││  Speed            1×                   0.1 – 10× │
        │                          ││HUD                                               │
        │                          ││  Layout           inline                         │
        │                          ││  HUD width        none               4 – 4096 pt │
        │                          ││  HUD height       none               4 – 4096 pt │
        │                          ││  Position         center                         │
        │             波     波    ││  Vertical offset  0 pt           -4096 – 4096 pt │
        │       波                 ││  Message          none                           │
        │  1×1  2×1  4×2    6×3    ││  Message colour      foreground                  │
        └─ ▶ ×1 ───────────────────┘└─────────────────────────────────────────────────▼┘
         ! interval is 99; give a number from 0.016 to 10 s

         Enter accept  Ctrl+U clear  Esc cancel  Ctrl+P palette  F1 help
        """#)
  }

  @Test func `the editor at 60×20, with a value that will not do`() {
    var studio = Studio(Fixture.signs, columns: 60, rows: 20)
    studio.press(.init(.down), .init(.enter), .character("]"))
    studio.type("99")
    #expect(
      studio.screen == #"""
         wave *  Wave 波
        ┌ Preview ─────────┐┌ Properties ──────────────────────────┐
        │                  ││Look                                  │
        │                  ││  Frames           波 ~               │
        │                  ││  Colour              foreground      │
        │                  ││  Colours          none               │
        │                  ││  Palette          none               │
        │                  ││Motion                                │
        │        波        ││▸*Interval         99  ! 0.016 – 10 s │
        │                  ││  Durations        none               │
        │                  ││  Palindrome       false              │
        │                  ││  Speed            1×                 │
        │                  ││HUD                                   │
        │                  ││  Layout           inline             │
        │                  ││  HUD width        none               │
        │                  ││  HUD height       none               │
        └─ ▶ ×1 ───────────┘└─────────────────────────────────────▼┘
         ! interval is 99; give a number from 0.016 to 10 s

         Enter accept  Esc cancel  Ctrl+P palette  F1 help
        """#)
  }

  @Test func `the prompt for a new theme`() {
    var studio = Studio(Fixture.signs, columns: 60, rows: 20)
    studio.press(.character("n"))
    #expect(
      studio.screen == #"""
         whorl  2 themes · 2 own
        ┌ Themes ──────────────┐┌ Preview ─────────────────────────┐
        │Own                   ││                                  │
        │▸ / bar               ││                                  │
        │    wave              ││                                  │
        │                      ││                                  │
        │┌ New theme ─────────────────────────────────────────────┐│
        ││ Id                                                     ││
        ││ bar-copy                                               ││
        ││                                                        ││
        ││                                                        ││
        ││ starts as bar                              Tab changes ││
        │└────────────────────────────────────────────────────────┘│
        │                      ││                                  │
        │                      ││                 /      /         │
        │                      ││       /   /                      │
        │                      ││      1×1  2×1  4×2    6×3        │
        └──────────────────────┘└─ ▶ ×1 ───────────────────────────┘
         A bar
         Enter accept  Esc cancel  Ctrl+P palette  F1 help
        """#)
  }

  @Test func `a question`() {
    var studio = Studio(Fixture.signs, columns: 60, rows: 20)
    studio.press(.character("D"))
    #expect(
      studio.screen == #"""
         whorl  2 themes · 2 own
        ┌ Themes ──────────────┐┌ Preview ─────────────────────────┐
        │Own                   ││                                  │
        │▸ / bar               ││                                  │
        │    wave              ││                                  │
        │                      ││                                  │
        │                      ││                                  │
        │┌────────────────────────────────────────────────────────┐│
        ││  Delete bar?                                           ││
        ││                                                        ││
        ││   delete (d)    cancel (c)                             ││
        │└────────────────────────────────────────────────────────┘│
        │                      ││                                  │
        │                      ││                                  │
        │                      ││                 /      /         │
        │                      ││       /   /                      │
        │                      ││      1×1  2×1  4×2    6×3        │
        └──────────────────────┘└─ ▶ ×1 ───────────────────────────┘
         A bar
         Enter take  Esc cancel
        """#)
  }

  @Test func `the gallery in ASCII, with the properties of the theme`() {
    var studio = Studio(Fixture.signs, columns: 60, rows: 20, ascii: true)
    studio.press(.init(.tab), .init(.down))
    #expect(
      studio.screen == #"""
         whorl  2 themes - 2 own
        + Themes --------------++ Previe~++ Theme -----------------+
        |Own                   ||        || wave                   |
        |  - bar               ||        || Wave ?                 |
        |> * wave              ||        ||                        |
        |                      ||        || form     glyphs        |
        |                      ||        || loop     1 s           |
        |                      ||        || rate     20 fps        |
        |                      ||        || file     /home/user/.~ |
        |                      ||   **   ||                        |
        |                      ||        || A sign that comes and  |
        |                      ||        || goes.                  |
        |                      ||        ||                        |
        |                      ||        ||                        |
        |                      ||        ||                        |
        |                      ||        ||                        |
        |                      ||        ||                        |
        +----------------------++- > x1 -++------------------------+

         Enter edit  n new  d duplicate  : palette  ? help  q quit
        """#)
  }
}
