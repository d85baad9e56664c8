/// Several segments in one text, separated by `/`; a slash inside a segment is `%2F`.
///
/// The functions process bytes, because a slash with a combining accent is a different character in Swift.
enum LinkRest {
  private static let slash = UInt8(ascii: "/")

  /// Returns the text of a canonical segment, with `%2F` for each slash.
  static func joined(_ segment: some Collection<UInt8>) -> String {
    let text = PercentCoding.decoded(segment)
    guard text.utf8.contains(slash) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == slash { bytes.append(contentsOf: "%2F".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the segments of a text.
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
