/// Waits until other tasks have made a condition true.
///
/// - Returns: Whether the condition holds; false after ten minutes without it, so that a test fails rather than hangs. On a busy
///   machine, other tests keep all cores for longer than a minute.
@MainActor
package func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(600)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
