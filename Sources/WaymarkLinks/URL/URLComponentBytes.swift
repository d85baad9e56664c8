/// The ASCII bytes that need no escape in a component of a canonical URL (RFC 3986, section 3).
///
/// The set is stored as 128 bits in two literal words, so that the matcher uses constants and needs no initialization.
package struct URLComponentBytes: Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The bytes of a path segment: `pchar` without escapes, which is the unreserved characters and `!$&'()*+,;=:@`.
  @inline(__always)
  package static var segment: URLComponentBytes {
    URLComponentBytes(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// The bytes of a query key, without `=` and `&`: the unreserved characters and `!$'()*+,;:@/?`.
  @inline(__always)
  package static var queryKey: URLComponentBytes {
    URLComponentBytes(low: 0x8FFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// The bytes of a query value, without `&`: the unreserved characters and `!$'()*+,;:@/?=`.
  @inline(__always)
  package static var queryValue: URLComponentBytes {
    URLComponentBytes(low: 0xAFFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low &>> UInt64(byte) & 1 != 0 : byte < 128 && high &>> UInt64(byte & 63) & 1 != 0
  }
}
