import WhorlCore
import WhorlRaster
import WhorlThemes

/// What a theme is after some events: a presentation, or a list that is pulled.
enum Life {
  case presentation(Presentation)
  case refresh(Refresh)

  /// The life that a command line tells of, up to a moment; `nil` where it tells of none.
  init?(
    _ arguments: ParsedArguments, of theme: Theme, until moment: Time
  ) throws(CommandError) {
    var events: [EventText] = []
    for text in arguments.values(of: .event) {
      let event: EventText
      do throws(EventText.Fault) {
        event = try EventText(text)
      } catch {
        throw .usage(
          .badValue(.event, text, allowed: "\(EventText.allowed): \(error.message)"))
      }
      if let first = events.first, first.name.isOfRefresh != event.name.isOfRefresh {
        throw .usage(
          .badValue(
            .event, text,
            allowed: first.name.isOfRefresh
              ? "pull=NUMBER, release, begin or end, as the events before it"
              : "none of pull, release, begin and end after the events before it"))
      }
      events.append(event)
    }
    guard let first = events.first else { return nil }
    // Sorting is not stable, so equal moments keep the order that they were given in.
    let due = events.enumerated()
      .filter { $0.element.time <= moment }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    if first.name.isOfRefresh {
      var refresh = Refresh(theme.refresh ?? RefreshDesign())
      for event in due {
        if let what = event.refreshEvent { refresh.apply(what, at: event.time) }
      }
      refresh.advance(to: moment)
      self = .refresh(refresh)
    } else {
      var presentation = Presentation(
        (theme.hud ?? HUDDesign()).suited(to: arguments.manner ?? .full))
      for event in due {
        if let what = event.presentationEvent { presentation.apply(what, at: event.time) }
      }
      presentation.advance(to: moment)
      self = .presentation(presentation)
    }
  }

  /// The shapes of the spinner that is to be seen at the moment, as large and as opaque as ever;
  /// what makes it smaller or fainter is told beside it.
  func scene(of theme: Theme, on surface: Surface, at moment: Time) -> Scene {
    let animation = Animation(theme, on: surface)
    let nothing = Scene(size: animation.size, shapes: [])
    switch self {
    case .presentation(let presentation):
      return presentation.spinnerStart.map { animation.scene(at: moment - $0) } ?? nothing
    case .refresh(let refresh):
      let spinner = StillSpinner(theme, on: surface)
      let stretch = refresh.design.stretchLength
      switch refresh.picture(at: moment) {
      case .none: return nothing
      case .still(let share): return spinner.scene(share: share, stretch: stretch)
      case .turning(let start, let share, _, _):
        return spinner.animation(from: share, stretch: stretch).scene(at: moment - start)
      }
    }
  }

  /// What is to be seen in a container with nothing else in it.
  func grid(
    of named: NamedTheme, at moment: Time, size: (columns: Int, rows: Int), cells: CellRenderer,
    glyphs: GlyphSet?, manner: Performance.Manner
  ) throws(CommandError) -> CellGrid {
    let theme = named.document.theme
    var container = CellGrid(columns: size.columns, rows: size.rows)
    switch self {
    case .presentation(let presentation):
      var renderer = PresentationRenderer(
        theme, renderer: cells, glyphs: glyphs, manner: manner,
        image: try named.picture(at: presentation.design.image.path),
        reloadImage: try named.picture(at: presentation.design.reload.image))
      return renderer.grid(of: presentation, at: moment, over: container)
    case .refresh(let refresh):
      let open = RefreshRenderer(theme, renderer: cells, glyphs: glyphs, manner: manner)
        .grid(of: refresh, at: moment, columns: size.columns)
      container.copy(open)
      return container
    }
  }

  /// What `--event` does, for the help.
  static let help = [
    "With --event it is the theme's HUD, or a list that is pulled, after what has happened to it:",
    "show, dismiss, success, failure, info, reload, exit-reload, message, details, progress=SHARE,",
    "press; or pull=POINTS, release, begin, end. Each is NAME@TIME, with :TEXT for its words, and",
    "--size is the container, 40x30 by default: the 320 x 480 pt of the originals' screen.",
  ]
}
