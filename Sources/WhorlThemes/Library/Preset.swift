import CPresets

/// A theme that comes with the program.
public struct Preset: Hashable, Sendable {
  /// The theme's name.
  public let id: String
  /// The theme's place in the program's table.
  private let index: Int

  /// All of them, in the order of the gallery.
  public static var all: [Preset] {
    (0..<wh_preset_count()).map { index in
      Preset(id: String(cString: wh_preset_at(index).id), index: index)
    }
  }

  /// The one of a name, or `nil`.
  public init?(id: String) {
    let index = wh_preset_named(id)
    guard index < wh_preset_count() else { return nil }
    self.init(id: id, index: index)
  }

  private init(id: String, index: Int) {
    self.id = id
    self.index = index
  }

  /// The bytes of its file.
  public var bytes: [UInt8] {
    let preset = wh_preset_at(index)
    return Array(UnsafeBufferPointer(start: preset.bytes, count: preset.size))
  }
}
