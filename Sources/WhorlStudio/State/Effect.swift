public import WhorlThemes

/// Something that is to be done in the world; what comes of it arrives as an event.
public enum Effect: Hashable, Sendable {
  /// Read the theme folders.
  case readThemes
  /// Save a theme.
  case save(Save)
  /// Delete the file of a theme.
  case delete(Deletion)
  /// Write a file that is not of the theme folders.
  case export(Export)
  /// Let the user's own editor have a theme's text.
  case edit(Draft)
  /// Read which themes have a star.
  case readStars
  /// Give the theme of an id a star, or take it away.
  case star(String, Bool)
  /// Keep this for the case that the studio ends without saving, in place of what was kept.
  case keepRecovery([UInt8])
  /// Keep nothing any more.
  case dropRecovery
  /// Look for what studios have kept that ended without saving.
  case readRecovery
  /// Remove what such a studio has kept.
  case removeRecovery(String)
  /// Read a picture that a theme names.
  case readImage(ImageFile)
  /// Let the mouse be reported, or leave it to the terminal.
  case setMouse(Bool)
  /// Draw every cell again.
  case redraw
  /// Give the terminal back and stop, until somebody continues the program.
  case suspend
  /// End.
  case quit
}

/// A theme to be saved.
public struct Save: Hashable, Sendable {
  /// The theme's id.
  public var id: String
  /// What its file is to hold.
  public var bytes: [UInt8]
  /// The file.
  public var path: String
  /// What must be there now.
  public var expectation: FileStore.Expectation
  /// Whether this brings back a file that was deleted.
  var isUndo = false
}

/// A theme's file to be deleted.
public struct Deletion: Hashable, Sendable {
  /// The theme's id.
  public var id: String
  /// The file.
  public var path: String
  /// Whether this deletes again what an undo had brought back.
  var isRedo = false
}

/// A file to be exported.
public struct Export: Hashable, Sendable {
  /// The theme's id.
  public var id: String
  /// What the file is to hold.
  public var bytes: [UInt8]
  /// The file.
  public var path: String
  /// What must be there now.
  public var expectation: FileStore.Expectation
}
