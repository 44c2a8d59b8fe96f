/// One value or key in the flat array of a document, in the order of the text.
///
/// ```
/// {"a": [1, 2], "b": 3}
/// 0 object ──────────── link 7
/// 1 string "a"            (key: link is its signature)
/// 2 array ────── link 5
/// 3 number 1
/// 4 number 2
/// 5 string "b"
/// 6 number 3
/// ```
struct JSONRecord: Sendable {
  /// The first byte.
  var start: UInt32
  /// The byte after the last.
  var end: UInt32
  /// Of a container: the record after its last descendant (while it is being read: the container
  /// around it). Of a key: its signature. Otherwise unused.
  var link: UInt32
  var kind: JSONKind
  /// Of a string: whether it holds a backslash.
  var isEscaped = false

  /// The record after this one, which stands at `index`, and all that it holds.
  @inline(__always)
  func next(from index: UInt32) -> UInt32 {
    kind.isContainer ? link : index &+ 1
  }
}
