import WhorlCore

extension JSONEditError: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .missing(let pointer):
      "\(pointer.label): there is no such value"
    case .noObject(let pointer):
      "\(pointer.label): not an object, so it has no keys"
    case .noArray(let pointer):
      "\(pointer.label): not an array, so it has no elements"
    case .keyExists(let key, let pointer):
      "\(pointer.label): the key \"\(VisibleText.of(key, limit: 40))\" is there already"
    case .noIndex(let index, let count, let pointer):
      "\(pointer.label): \(index) is not a place in it; give 0 to \(count)"
    case .rootStays:
      "(root): the document itself cannot be removed"
    case .badValue(let error):
      "the new value is not JSON: \(error)"
    case .refused(let error):
      "with this change the file would be \(error.message)"
    }
  }
}
