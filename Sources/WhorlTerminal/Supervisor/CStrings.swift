#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An array of C strings that ends with a null pointer.
struct CStrings: ~Copyable {
  /// The array.
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  /// Copies strings that end with a zero.
  init(_ texts: [[CChar]]) {
    count = texts.count
    pointer = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() { (pointer + index).initialize(to: strdup(text)) }
    (pointer + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointer[index]) }
    pointer.deallocate()
  }

  /// Makes sure that the strings are there until this is called.
  borrowing func stayUntilHere() {}
}
