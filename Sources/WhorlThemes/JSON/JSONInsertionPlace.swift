/// Where in an object a new member goes.
public enum JSONInsertionPlace: Hashable, Sendable {
  /// Before all others.
  case first
  /// After all others.
  case last
  /// Before the member that is now at this index, from 0; the number of members means last.
  case index(Int)
  /// Before the member with this key.
  case before(String)
  /// After the member with this key.
  case after(String)
  /// Where these keys put it: after the last member that they name before it; first, if there is
  /// none, and last, if they do not name the new key.
  case inOrder([String])
}
