import Testing

/// Waits for what UIKit's transitions and the app's tasks bring about.
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
