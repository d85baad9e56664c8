import Foundation

/// A text that is expected word for word, in a file of its own.
///
/// With `WAYMARK_RECORD=1` the file is written anew and the test fails all the same, so that no run can bless itself.
package enum Snapshot {
  /// Why a text is not what the file says; nil where it is.
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
