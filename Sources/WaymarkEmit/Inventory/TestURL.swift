/// A formatter for URLs in UI tests.
enum TestURL {
  /// The ASCII characters that RFC 3986 allows in a URL, and `%`.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%".utf8)

  /// Returns a URL in which all characters that RFC 3986 does not allow are percent-encoded.
  ///
  /// `URL(string:)` rejects some of these characters, and a test tool can give them a meaning. The link engine decodes
  /// the characters, so both URLs have the same destination.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The percent-encoded URL.
  static func escaped(_ url: String) -> String {
    SimctlInventory.escaped(url).utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
