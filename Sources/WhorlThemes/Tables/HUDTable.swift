import WhorlCore

extension PropertyTable<HUDDesign> {
  /// The properties of the block `hud`. Like every table it is made when it is first asked for; a
  /// theme without the block does not ask.
  static let hud = PropertyTable(
    path: ["hud"], blank: HUDDesign(),
    all)

  private static var all: [Property<HUDDesign>] {
    var properties: [Property<HUDDesign>] = []
    // Properties are large: they are not to be moved each time that there are more.
    properties.reserveCapacity(64)
    for part in [place, words, work, image, overlay, motion, states, reload] { properties += part }
    return properties
  }

  private static var place: [Property<HUDDesign>] {
    [
      .choice(
        "layout", \.layout, .hud, "Layout",
        "What is presented: a row, a strip as wide as its place, a box, or all of the place."),
      .optionalNumber(
        "width", \.width, .side, .hud, "HUD width",
        "The width; what the layout asks for by default. A column is 8 pt wide."),
      .optionalNumber(
        "height", \.height, .side, .hud, "HUD height",
        "The height; what the layout asks for by default. A row is 16 pt high."),
      .choice(
        "position", \.position, .hud, "Position", "Where in its container it rests."),
      .number(
        "verticalOffset", \.verticalOffset, .shift, .hud, "Vertical offset",
        "How far below that place it rests; negative above it."),
    ]
  }

  private static var work: [Property<HUDDesign>] {
    [
      .choice(
        "mode", \.mode, .hud, "Mode",
        "What is shown of the work's progress: nothing, a pie, a ring, or a bar."),
      .number(
        "progress", \.progress, .share, .hud, "Progress",
        "How much of the work is done at first; shown by all modes but indeterminate."),
      .choice(
        "spinnerPlace", \.spinnerPlace, .hud, "Spinner place",
        "Where the spinner stands, seen from the words."),
      .number(
        "lottieFactor", \.lottieFactor, .share, .hud, "Overlay share",
        "The side of an overlay's spinner, as a share of its place's smaller side."),
    ]
  }

  private static var image: [Property<HUDDesign>] {
    [
      .words(
        "image.path", \.image.path, .file, .hud, "Image",
        "A PNG file in the middle of the spinner, which does not turn with it."),
      .words(
        "image.glyph", \.image.glyph, .glyph(isASCII: false), .hud, "Image glyph",
        "What stands for the image in cells, or is it."),
      .words(
        "image.ascii", \.image.ascii, .glyph(isASCII: true), .hud, "Image ASCII",
        "What stands for the glyph where only ASCII is to be had."),
      .optionalNumber(
        "image.width", \.image.width, .extentInPoints, .hud, "Image width",
        "The image's width; half of the spinner's frame by default."),
      .optionalNumber(
        "image.height", \.image.height, .extentInPoints, .hud, "Image height",
        "The image's height; half of the spinner's frame by default."),
    ]
  }

  private static var overlay: [Property<HUDDesign>] {
    [
      .color(
        "overlay.color", \.overlay.color, .hud, "Overlay colour",
        "The colour over what lies beneath; its alpha says how much of that shines through."),
      .choice(
        "overlay.blur", \.overlay.blur, .hud, "Blur",
        "How what lies beneath is blurred, by the names of UIKit's effects."),
      .choice("overlay.coverage", \.overlay.coverage, .hud, "Coverage", "How much is covered."),
      .boolean(
        "overlay.blocksInput", \.overlay.blocksInput, .hud, "Blocks input",
        "Whether keys and clicks for what lies beneath are swallowed."),
    ]
  }

  private static var motion: [Property<HUDDesign>] {
    [
      .choice("showAnimation", \.showAnimation, .hud, "Show", "How it comes."),
      .choice("dismissAnimation", \.dismissAnimation, .hud, "Dismiss", "How it goes."),
      .number(
        "animationTime", \.animationTime, .transition, .hud, "Animation time",
        "How long each leg of coming and going takes, of which a drop has five; 0 is at once."),
      .number(
        "grace", \.grace, NumberRule(.seconds, 0...10, step: 0.05), .hud, "Grace",
        "How long work must last before anything is shown."),
      .number(
        "minimumShow", \.minimumShow, NumberRule(.seconds, 0...60, step: 0.1), .hud,
        "Minimum show", "How long it stays at least, once it is shown."),
    ]
  }

  private static var reload: [Property<HUDDesign>] {
    [
      .words(
        "reload.message", \.reload.message, .phrase, .hud, "Reload message",
        "The words while one may try again; all of its place can be clicked then."),
      .words(
        "reload.exitMessage", \.reload.exitMessage, .phrase, .hud, "Retry message",
        "The words once it is tried again; those from before where empty."),
      .words(
        "reload.glyph", \.reload.glyph, .glyph(isASCII: false), .hud, "Reload glyph",
        "What stands in the spinner's place while one may try again."),
      .words(
        "reload.ascii", \.reload.ascii, .glyph(isASCII: true), .hud, "Reload ASCII",
        "What stands for the glyph where only ASCII is to be had."),
      .words(
        "reload.image", \.reload.image, .file, .hud, "Reload image",
        "A PNG file in the glyph's place."),
    ]
  }
}

extension PropertyKind {
  /// Words of a presentation.
  static let phrase = PropertyKind.text(maximum: 200)
}

extension NumberRule {
  /// How far something is moved.
  static let shift = NumberRule(.points, -4096...4096, step: 1)
  /// How long a transition takes.
  static let transition = NumberRule(.seconds, 0...5, step: 0.05)
  /// The width or height of a presentation.
  fileprivate static let side = NumberRule(.points, 4...4096, step: 8)
  /// The width or height of an image.
  fileprivate static let extentInPoints = NumberRule(.points, 1...4096, step: 1)
}
