import Observation

/// Observers that read values again after each change, and count the changes.
@MainActor
final class Readers {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        self.count += 1
        self.track()
      }
    }
  }
}
