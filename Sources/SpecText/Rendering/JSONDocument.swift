#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// On Linux, doesn't load the parts of Foundation with Unicode data.
package enum JSONDocument {
  package static func text(of value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + (isPretty ? "\n" : "")
  }
}
