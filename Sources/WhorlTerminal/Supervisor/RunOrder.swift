public import WhorlCore
public import WhorlRaster

/// How it is shown that a command runs.
public enum RunDisplay: Hashable, Sendable {
  /// A moving line on standard error, which is a terminal.
  case line(depth: ColorDepth, pace: Pace, side: PictureSide)
  /// A line of words on standard error when it begins, now and then, and when it ends.
  case words
  /// Not at all.
  case nothing
}

/// All that is to be known about running a command.
public struct RunOrder {
  /// What is run.
  public var command: ChildCommand
  /// How it is shown that it runs.
  public var display: RunDisplay
  /// Which of its output is shown.
  public var output = OutputChoice()
  /// What is said about it.
  public var wording: RunWording
  /// Where its title comes from.
  public var titles = TitleSource.none
  /// How long it runs before anything is shown.
  public var delay = Time(nanoseconds: 300_000_000)
  /// How long it may run.
  public var timeout: Time?
  /// Whether the terminal's own sign of progress is used, where it is known to have one.
  public var usesProgressSign = true
  /// Whether somebody is asked to run it again when it has failed.
  public var asksToRetry = false

  /// Creates the order to run a command as usual.
  public init(_ command: ChildCommand, display: RunDisplay, wording: RunWording) {
    self.command = command
    self.display = display
    self.wording = wording
  }
}
