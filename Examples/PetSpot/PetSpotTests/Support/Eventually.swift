import Testing

/// Waits until the transitions of UIKit and the tasks of the app make a condition true.
@MainActor
func eventually(
  _ expectation: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async throws {
  for _ in 0..<500 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record(expectation, sourceLocation: sourceLocation)
}
