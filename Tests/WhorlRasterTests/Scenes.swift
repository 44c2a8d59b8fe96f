import WhorlCore

/// The scenes that several tests draw.
enum Scenes {
  /// The ring of a 60 pt HUD: nine tenths of a circle, gap on the right.
  static let ring = Scene(
    size: Size(side: 60),
    shapes: [
      .arc(
        Arc(
          role: .arc, radius: 29.25, lineWidth: 1.5, lineCap: .round, tail: Angle(degrees: 108),
          length: Angle(degrees: 324), isClockwise: true,
          color: Color(red: 0x00, green: 0x7A, blue: 0xFF)))
    ])
}
