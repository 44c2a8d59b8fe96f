#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A lock, and a way to wait for what happens under it.
final class Gate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does something while nobody else is inside.
  func inside<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Waits, from inside, until somebody calls `announce`; others are let in meanwhile.
  func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// Wakes all who wait.
  func announce() {
    pthread_cond_broadcast(condition)
  }
}
