import Foundation
import TestSupport

/// The help that names a text, but no single edit: the reader decides, or makes several edits.
///
/// In `decisions.txt`, each reason follows a `#`, and precedes its forms of help, some with the name of a diagnostic.
enum HelpDecisions {
  /// The reason for each form of help. `_` replaces names, and `N` numbers.
  static func reasons() throws -> [String: String] {
    let text = try String(
      contentsOf: TestFiles.fixtures("Help").appendingPathComponent("decisions.txt"), encoding: .utf8)
    var reasons: [String: String] = [:]
    var reason = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") { reason = String(line.dropFirst(2)) } else { reasons[String(line)] = reason }
    }
    return reasons
  }
}
