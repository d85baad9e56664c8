import Foundation

/// A path for a file of a test's own. What is there goes with the value.
package final class TemporaryFile: Sendable {
  package let url: URL

  package init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
