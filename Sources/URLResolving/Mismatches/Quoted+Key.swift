import WaymarkDiagnostics
import WaymarkLinks

extension Quoted {
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }
}
