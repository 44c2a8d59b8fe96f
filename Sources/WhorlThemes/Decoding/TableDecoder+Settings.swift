import WhorlCore

extension TableDecoder {
  /// The settings, valid only if no error has been found.
  mutating func settings() -> Settings {
    let root = document.root
    guard root.kind == .object else {
      error(at: root, .notAnObject(name: "a settings file", shown: shown(root)))
      return Settings()
    }
    return object(.settings, from: root, besides: ["$schema"])
  }
}
