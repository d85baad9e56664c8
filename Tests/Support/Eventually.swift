/// Waits until other tasks make a condition true.
///
/// The function gives up after half an hour, so that a test fails instead of hanging. On a busy machine, other tests can
/// occupy all cores until nearly all tests are complete, which takes more than ten minutes.
///
/// - Parameter condition: The condition.
/// - Returns: A Boolean value that indicates whether the condition became true.
@MainActor
package func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(1_800)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
