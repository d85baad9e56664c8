#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A function that encodes bytes in Base64. On Linux, the function doesn't load the parts of Foundation with Unicode data.
enum Base64 {
  /// Returns bytes as Base64 text. See RFC 4648.
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
