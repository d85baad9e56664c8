/// Which ASCII bytes stand for themselves in which part of a canonical URL (RFC 3986, section 3); all others are
/// percent-encoded there.
///
/// Two words of bits, one bit a byte, written out so that the matcher reads constants and no set-up runs.
package struct URLComponentBytes: Sendable {
  private let low: UInt64
  private let high: UInt64

  /// `pchar` without the escapes: what stands raw in a path segment. Unreserved characters and `!$&'()*+,;=:@`.
  @inline(__always)
  package static var segment: URLComponentBytes {
    URLComponentBytes(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// A query key, which `=` and `&` would end. Unreserved characters and `!$'()*+,;:@/?`.
  @inline(__always)
  package static var queryKey: URLComponentBytes {
    URLComponentBytes(low: 0x8FFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// A query value, which `&` would end. Unreserved characters and `!$'()*+,;:@/?=`.
  @inline(__always)
  package static var queryValue: URLComponentBytes {
    URLComponentBytes(low: 0xAFFF_FF92_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low &>> UInt64(byte) & 1 != 0 : byte < 128 && high &>> UInt64(byte & 63) & 1 != 0
  }
}
