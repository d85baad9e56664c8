import WaymarkDiagnostics
import WaymarkLinks

extension Quoted {
  /// Returns a decoded query key in backticks.
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }
}
