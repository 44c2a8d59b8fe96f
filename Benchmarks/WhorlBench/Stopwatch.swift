#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures the CPU time of this process.
enum Stopwatch {
  /// The milliseconds that one of so many rounds takes, the median of five goes, after a first one
  /// that does not count.
  static func milliseconds(rounds: Int, _ work: () -> Void) -> Double {
    work()
    let goes = (0..<5).map { _ in
      let start = now()
      work()
      return now() - start
    }
    return goes.sorted()[2] * 1e3 / Double(rounds)
  }

  /// A number with so many digits behind the point.
  static func text(_ value: Double, digits: Int = 4) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    return "\((value * factor).rounded() / factor)"
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
