#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A function that encodes values as JSON. On Linux, the function doesn't load the parts of Foundation with Unicode
/// data.
package enum JSONDocument {
  /// Returns a value as JSON with sorted keys and without escaped slashes.
  package static func text(of value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + (isPretty ? "\n" : "")
  }
}
