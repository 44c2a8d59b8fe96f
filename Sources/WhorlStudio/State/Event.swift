public import WhorlCore
public import WhorlRaster
public import WhorlThemes

/// Something that happened: all that the studio ever learns of the world.
public enum Event: Hashable, Sendable {
  /// It is this much later than when the studio started. Comes before anything that depends on it.
  case tick(Time)
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted.
  case paste(String)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// The folders were read, as the studio had asked.
  case themesRead([FoundTheme], problems: [FileError])
  /// The folders hold something else than they did; this is all that they hold now.
  case filesChanged([FoundTheme], problems: [FileError])
  /// The user's own editor has ended.
  case edited(Draft, Draft.Outcome)
  /// These themes have a star, unless that could not be written.
  case starsRead([String], FileError?)
  /// This is what studios have kept that ended without saving.
  case recoveryFound([FoundRecovery])
  /// What is not saved was kept, or was not.
  case recoveryKept(FileError?)
  /// A picture was read; without one, why it could not be.
  case imageRead(ImageFile, PixelImage?, problem: String?)
  /// The studio is about to end, whether it wants to or not.
  case ending
  /// A theme was saved, or was not.
  case saved(Save, FileError?)
  /// The file of a theme was deleted, or was not.
  case deleted(Deletion, FileError?)
  /// A file was exported, or was not.
  case exported(Export, FileError?)
}

/// A theme's file as it was found.
public struct FoundTheme: Hashable, Sendable {
  /// The theme's id, or the path of a file that was named by it.
  public var id: String
  /// Where it was found.
  public var origin: ThemeOrigin
  /// What it holds.
  public var bytes: [UInt8]

  /// Describes a file.
  public init(id: String, origin: ThemeOrigin, bytes: [UInt8]) {
    self.id = id
    self.origin = origin
    self.bytes = bytes
  }
}
