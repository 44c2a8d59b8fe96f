internal import CSystem
public import WhorlCore
public import WhorlRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension RunOrder {
  /// Runs the command to its end, and says how it ended.
  ///
  /// On a terminal the command has a session and a terminal of its own, so that all it shows comes
  /// to us and all that is typed goes to it; everywhere else it has what we have.
  ///
  /// - Parameters:
  ///   - environment: what surrounds the program.
  ///   - picture: the picture at a time of the animation; `nil` for none.
  public func run(in environment: Environment, picture: (Time) -> Page?) -> RunEnding {
    let plan = StreamPlan(
      output,
      terminals: (
        environment.isInputTerminal, environment.isOutputTerminal, environment.isErrorTerminal
      ))
    wh_pipe_signal_ignore()
    defer { wh_pipe_signal_restore() }
    do throws(StartFailure) {
      var supervision = try Supervision(self, plan, environment)
      let ending = supervision.run(picture)
      supervision.conclude(ending)
      return ending
    } catch {
      return .failed(error)
    }
  }
}
