/// The parts of whorl that no verb shows by themselves, to be measured.
///
/// `Benchmarks/run` is what runs it; its words are no interface.
@main
enum WhorlBench {
  static func main() {
    guard let task = BenchTask(Array(CommandLine.arguments.dropFirst())) else {
      Report.fail("WhorlBench: \(BenchTask.usage)")
    }
    task.run()
  }
}
