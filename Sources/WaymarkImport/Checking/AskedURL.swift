import WaymarkCompiler
import WaymarkLinks

/// A URL for a handler, together with the result of the spec.
///
/// The values are stored as bytes in a temporary file, because a handler can answer all URLs at the end of its input.
package struct AskedURL {
  /// The size of the part before the URL in bytes.
  package static let headerSize = 16

  package let requests: Int
  package let outcome: SpecOutcome
  /// The number of bytes of the URL.
  package let length: Int

  /// Returns a Boolean value that indicates whether a URL can be a line of the handler's input.
  package static func canAsk(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    url.count <= CanonicalURL.longest && !url.contains { $0 < 0x20 || $0 == 0x7F }
      && String(validating: url, as: UTF8.self) != nil
  }

  /// Returns the bytes of the part before the URL.
  package static func header(requests: Int, _ outcome: SpecOutcome, length: Int) -> [UInt8] {
    bytes(requests, 8) + bytes(outcome.code, 4) + bytes(length, 4)
  }

  /// Creates a value from the bytes of the part before the URL.
  package init(header: ArraySlice<UInt8>) {
    requests = Self.number(header.prefix(8))
    outcome = SpecOutcome(code: Self.number(header.dropFirst(8).prefix(4)))
    length = Self.number(header.suffix(4))
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
