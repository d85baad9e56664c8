import Testing

/// Waits until the transitions of UIKit and the tasks of the app make a condition true.
///
/// UIKit reports neither the end of every transition nor every change, so the function asks again and again. A test that
/// hangs fails after ten minutes.
@MainActor
func eventually(
  _ expectation: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(600)
  while ContinuousClock.now < end {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record(expectation, sourceLocation: sourceLocation)
}
