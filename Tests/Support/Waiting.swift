import Dispatch
import Observation

/// Waits until a condition is true.
///
/// The condition reads observable objects: a navigator, a recorder, or an object of the test with the macro
/// `@Observable`. The function evaluates the condition again when a value that the condition read has changed, so it
/// depends neither on a clock nor on the order of tasks.
@MainActor
package func until(_ condition: () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = condition()
      } onChange: {
        continuation.resume()
      }
    }
  }
}

/// Waits until the main actor has run all tasks that were waiting for it.
///
/// The executor of the main actor is the main queue, which runs tasks in order. A task that waits for a continuation is
/// resumed on another thread first, and isn't waiting for the main actor yet. A test calls this function before it expects
/// that a task has had no effect.
@MainActor
package func runWaitingTasks() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
