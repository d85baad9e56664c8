/// Functions that convert path segments to one slash-separated string, and back.
///
/// The functions process bytes, because Swift treats a slash and a following combining accent as one character.
enum LinkRest {
  private static let slash = UInt8(ascii: "/")

  /// Decodes a canonical segment and replaces each slash with `%2F`.
  static func joined(_ segment: some Collection<UInt8>) -> String {
    let text = PercentCoding.decoded(segment)
    guard text.utf8.contains(slash) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == slash { bytes.append(contentsOf: "%2F".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func segments(_ text: String) -> [String] {
    text.utf8.split(separator: slash, omittingEmptySubsequences: false).map { segment in
      var bytes: [UInt8] = []
      for byte in segment {
        bytes.append(byte)
        if bytes.suffix(3).elementsEqual("%2F".utf8) {
          bytes.replaceSubrange(bytes.count - 3..<bytes.count, with: [slash])
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
