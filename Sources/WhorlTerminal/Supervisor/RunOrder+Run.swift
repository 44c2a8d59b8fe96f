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
      ), isInside: RunMarker.isInside(environment))
    wh_pipe_signal_ignore()
    defer { wh_pipe_signal_restore() }
    do throws(StartFailure) {
      while true {
        let (ending, title, isFinal) = try runOnce(plan, environment, picture)
        guard !isFinal, let prompt = prompt(plan, environment) else { return ending }
        switch prompt.ask(about: title) {
        case .again: continue
        case .giveUp: return ending
        case .end(let signal): return .killed(signal.number)
        }
      }
    } catch {
      return .failed(error)
    }
  }

  /// Runs the command once.
  ///
  /// - Returns: also the title that it had in the end, and whether nobody wants it again.
  private func runOnce(
    _ plan: StreamPlan, _ environment: Environment, _ picture: (Time) -> Page?
  ) throws(StartFailure) -> (ending: RunEnding, title: String, isFinal: Bool) {
    var supervision = Supervision(self, plan, environment)
    let ending = try supervision.run(picture)
    supervision.conclude(ending)
    let isFinal = ending.isSuccess || ending == .hungUp || supervision.wasAsked(for: ending)
    return (ending, supervision.title, isFinal)
  }

  /// The question whether to run the command again, where somebody can see it and answer.
  private func prompt(_ plan: StreamPlan, _ environment: Environment) -> ReloadPrompt? {
    guard asksToRetry, plan.screen == 2, plan.readsTerminal else { return nil }
    switch display {
    case .nothing, .words: return nil
    case .line(let depth, _, _):
      return ReloadPrompt(environment: environment, depth: depth)
    }
  }
}
