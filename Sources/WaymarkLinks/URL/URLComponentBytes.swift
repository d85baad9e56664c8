/// A set of the ASCII bytes that need no escape in a component of a URL (RFC 3986, section 3).
///
/// The set is stored as 128 bits in two integers. The compiler treats the integers as constants, so a set needs no
/// initialization at run time.
package struct URLComponentBytes: Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The bytes that need no escape in a path segment.
  ///
  /// The set contains the unreserved characters and `!$&'()*+,;=:@`. These are the characters of `pchar` in RFC 3986,
  /// without percent escapes.
  @inline(__always)
  package static var segment: URLComponentBytes {
    URLComponentBytes(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// The set contains the unreserved characters and `!$'()*+,;:@/?`, but neither `=` nor `&`.
  @inline(__always)
  package static var queryKey: URLComponentBytes {
    URLComponentBytes(low: 0x8FFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always)
  package static var queryValue: URLComponentBytes {
    URLComponentBytes(low: 0xAFFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low &>> UInt64(byte) & 1 != 0 : byte < 128 && high &>> UInt64(byte & 63) & 1 != 0
  }
}
