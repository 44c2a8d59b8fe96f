import WhorlCore
import WhorlThemes

/// The whole studio as a value.
///
/// It changes in `update` only, which says what is to be done in the world; `view` says what the
/// terminal should show. Neither knows a terminal, a clock or a disk.
public struct StudioState: Sendable {
  /// What the studio runs on.
  let host: Host
  /// The terminal's columns.
  var columns: Int
  /// The terminal's rows.
  var rows: Int
  /// The time since the studio started.
  var now = Time.zero
  /// The themes.
  var library = Library()
  /// The folders and files that could not be read.
  var problems: [FileError] = []
  /// What each valid theme of the library looks like, kept in step with it.
  var pictures: [String: ThemePicture] = [:]
  /// The list of themes as it is pulled.
  var list = PulledList(StudioState.pullDesign)
  /// The bar that says what could not be read.
  var banner = StudioState.newBanner()
  /// The veil over everything while work goes on that takes its time.
  var work = StudioState.newWork()
  /// The pictures that the theme on the stage names, while it is open.
  var images = StageImages()
  /// What draws the stage, while it is open.
  var painter: StagePainter?
  /// What fills the terminal.
  var screen = Screen.gallery(Gallery())
  /// What lies over it, the topmost last.
  var popups: [Popup] = []
  /// What the status line says.
  var status: Status?
  /// The ids of the themes that have a star.
  var stars: Set<String> = []
  /// What is kept of unsaved changes.
  var recovery = Recovery()
  /// What can be undone.
  var history = History()
  /// The time that previews show.
  var clock = PreviewClock()
  /// How previews are shown.
  var settings = PreviewSettings()
  /// Whether the mouse is reported.
  var isMouseOn = true
  /// Whether the studio ends as soon as everything is saved.
  var isQuitting = false
  /// The last click, for a second one on the same theme.
  var lastClick: (target: Target, time: Time)?
  /// The row at which the mouse took hold of a list, of the stage or of themes.
  var dragStart: Int?
  /// When the list of themes was last moved up by a key.
  var lastUp: Time?
  /// What to open as soon as the folders are read.
  var opening: Opening?

  /// Starts the studio.
  ///
  /// - Parameters:
  ///   - host: what the studio runs on.
  ///   - opening: what to begin with; `nil` for the gallery.
  ///   - reducesMotion: whether less motion is wanted.
  ///   - isPaused: whether everything stands still until the user lets it go.
  ///   - isMouseOn: whether the mouse is reported at first.
  public init(
    host: Host, columns: Int, rows: Int, opening: Opening? = nil, reducesMotion: Bool = false,
    isPaused: Bool = false, isMouseOn: Bool = true
  ) {
    self.host = host
    self.columns = columns
    self.rows = rows
    self.opening = opening
    self.isMouseOn = isMouseOn
    settings.reducesMotion = reducesMotion
    if isPaused { clock.togglePause(at: .zero) }
    noteWork()
  }

  /// What is to be done first.
  public var firstEffects: [Effect] {
    [.readStars, .readThemes] + (isDemonstrating ? [] : [.readRecovery])
      + (isMouseOn ? [] : [.setMouse(false)])
  }

  /// The list of themes.
  var gallery: Gallery {
    get {
      switch screen {
      case .gallery(let gallery), .editor(_, let gallery), .stage(_, _, let gallery): gallery
      }
    }
    set {
      switch screen {
      case .gallery: screen = .gallery(newValue)
      case .editor(let editor, _): screen = .editor(editor, over: newValue)
      case .stage(let stage, let editor, _):
        screen = .stage(stage, from: editor, over: newValue)
      }
    }
  }

  /// The form, if it is open.
  var editor: Editor? {
    get {
      switch screen {
      case .gallery: nil
      case .editor(let editor, _): editor
      case .stage(_, let editor, _): editor
      }
    }
    set {
      if case .stage(let stage, _, let gallery) = screen {
        screen = .stage(stage, from: newValue, over: gallery)
      } else {
        screen = newValue.map { .editor($0, over: gallery) } ?? .gallery(gallery)
      }
    }
  }

  /// The id of the theme that actions are about.
  var subject: String { editor?.id ?? gallery.chosen }

  /// The part of the screen that keys go to.
  var pane: Pane {
    switch popups.last {
    case .question: .question
    case .prompt: .line
    case .commands: .commands
    case nil:
      switch screen {
      case .gallery(let gallery): gallery.line == nil ? .gallery : .line
      case .editor(let editor, _): editor.entry == nil ? .editor : .line
      case .stage: .stage
      }
    }
  }

  /// Whether the terminal is too small for anything.
  var isTooSmall: Bool { columns < 60 || rows < 20 }
}
