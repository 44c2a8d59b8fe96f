import Testing
import WhorlTestSupport

struct InspectVerbTests {
  let home = Home()

  @Test func `the scene is one line of JSON in the contract's order`() throws {
    let line = try home.whorl("inspect", "drp-arc", "--at", "0.375s", "--json").outputText
    #expect(
      line == ##"{"theme":"drp-arc","time":0.375,"frame":{"width":25,"height":25},"##
        + ##""shapes":[{"shape":"arc","role":"arc","x":0,"y":0,"radius":10.5,"lineWidth":2,"##
        + ##""lineCap":"butt","tail":90,"head":250.364789,"length":160.364789,"##
        + ##""clockwise":true,"color":"#FF0000","opacity":1}]}"## + "\n")
  }

  @Test func `dots, spokes and glyphs have numbers of their own`() throws {
    let dots = try home.whorl("inspect", "gq-dots", "--at", "0.375", "--json").outputText
    #expect(
      dots.contains(
        ##"{"shape":"dot","index":1,"x":0,"y":0,"radius":10,"scale":1.342322,"opacity":1,"##
          + ##""color":"#808080"}"##))
    let spokes = try home.whorl("inspect", "gv-bar", "--at", "0.25", "--json").outputText
    #expect(
      spokes.contains(##"{"shape":"spoke","index":3,"angle":90,"opacity":1,"color":"#FFFFFF"}"##))
    let glyphs = try home.whorl("inspect", "ascii-line", "--at", "0.13", "--json").outputText
    #expect(
      glyphs.contains(##"{"shape":"glyph","text":"\\","frame":1,"color":"#FFFFFF"}"##))
  }

  @Test func `a rail is a whole circle behind the arc`() throws {
    let text = try home.whorl("inspect", "drp-readme", "--json").outputText
    #expect(text.contains(##""role":"rail","x":0,"y":0,"##))
    #expect(text.contains(##""tail":0,"head":0,"length":360,"clockwise":true,"color":"#AAAAAA""##))
  }

  @Test func `without JSON the numbers are readable`() throws {
    let text = try home.whorl("inspect", "gq-dots", "--at", "0.25").outputText
    #expect(
      text == """
        gq-dots at 0.25 s, frame 100 × 30 pt
        dot  index 0  x -35  y 0  radius 10  scale 1.5  opacity 1  color #808080
        dot  index 1  x 0  y 0  radius 10  scale 1  opacity 1  color #808080
        dot  index 2  x 35  y 0  radius 10  scale 1  opacity 1  color #808080

        """)
  }
}
