#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps signals that would end the program waiting, so that no half-done save is left behind.
///
/// `SIGXFSZ`, which a write beyond the limit on file sizes (`ulimit -f`) sends, is dropped: the
/// write fails as well, and that is told.
struct SignalHold {
  private var found = sigset_t()

  /// Begins to hold signals back from this thread.
  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGXFSZ] {
      sigaddset(&held, signal)
    }
    pthread_sigmask(SIG_BLOCK, &held, &found)
  }

  /// Lets them come.
  func release() {
    var pending = sigset_t()
    var mask = found
    if sigismember(&mask, SIGXFSZ) == 0, sigpending(&pending) == 0,
      sigismember(&pending, SIGXFSZ) == 1
    {
      var only = sigset_t()
      sigemptyset(&only)
      sigaddset(&only, SIGXFSZ)
      var taken: Int32 = 0
      sigwait(&only, &taken)
    }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
