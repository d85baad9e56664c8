import Foundation

/// A comparison of texts with the exact contents of expected files.
///
/// With `WAYMARK_RECORD=1`, the test overwrites the file and still fails, so that a recording run can never pass.
package enum Snapshot {
  /// Returns the difference between a text and the contents of a file, or `nil` if both are equal.
  package static func mismatch(_ text: String, _ file: URL) -> String? {
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == text { return nil }
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      } catch {
        return "cannot record \(file.lastPathComponent): \(error)"
      }
      return "recorded \(file.lastPathComponent): read it, then run again without WAYMARK_RECORD"
    }
    return """
      \(file.path) says:
      \(expected ?? "(there is no such file)")
      but this came out:
      \(text)
      Where the new text is right: WAYMARK_RECORD=1 swift test
      """
  }
}
