/// Why a document cannot be changed as asked.
public enum JSONEditError: Error, Hashable, Sendable {
  /// There is no value at the pointer.
  case missing(JSONPointer)
  /// The value at the pointer is no object.
  case noObject(JSONPointer)
  /// The value at the pointer is no array.
  case noArray(JSONPointer)
  /// The object at the pointer has the key already.
  case keyExists(String, in: JSONPointer)
  /// The object or the array at the pointer has only `count` members or elements.
  case noIndex(Int, count: Int, in: JSONPointer)
  /// The outermost value cannot be taken away.
  case rootStays
  /// The new value is not JSON; the place counts from its own beginning.
  case badValue(JSONError)
  /// The changed document would not be read again: too long or too deep.
  case refused(JSONError)
}
