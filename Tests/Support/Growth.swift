import Foundation

/// Returns the factor by which the processor time of work grows if its input is 16 times as large.
///
/// The factor is about 16 for linear work and 256 for quadratic work, on a fast machine and on a busy one. The function
/// measures the time of the current thread, and takes the shortest of three runs of the small input, because the first
/// run may fill caches.
///
/// - Parameters:
///   - size: The size of the large input.
///   - work: The work for an input of a size.
/// - Returns: The factor.
package func growth(to size: Int, _ work: (Int) -> Void) -> Double {
  func time(_ size: Int) -> Double {
    let start = threadTime()
    work(size)
    return Double(threadTime() - start)
  }
  // A time below 0.1 ms is too short to be measured.
  let small = max((0..<3).map { _ in time(size / 16) }.min() ?? 0, 100_000)
  return time(size) / small
}

/// The largest growth of linear work, with room for noise. Quadratic work grows twice as much.
package let linearGrowth = 128.0

/// Returns the processor time of the current thread in nanoseconds.
private func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
