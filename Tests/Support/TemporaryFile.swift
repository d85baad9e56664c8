import Foundation

/// A path for a temporary file of a test.
///
/// The file is deleted when the value is deinitialized.
package final class TemporaryFile: Sendable {
  package let url: URL

  package init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
