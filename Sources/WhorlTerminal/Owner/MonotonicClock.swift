internal import CSystem
public import WhorlCore

/// A clock that never jumps: neither a change of the date nor summer time moves it.
public enum MonotonicClock {
  /// The time since some moment before the program started.
  public static var now: Time { Time(nanoseconds: wh_now()) }
}
