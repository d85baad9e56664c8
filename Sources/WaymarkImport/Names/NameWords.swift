enum NameWords {
  /// In scalars. The words of a name are at the start of its text.
  private static let longest = 400
  /// A word ends before a character that is no letter or digit, and at a capital, as in `blogPost` and `URLHandler`.
  static func of(_ text: String) -> [String] {
    let bytes = ascii(text)
    // A text such as `POST_YEAR` has no word boundaries within `POST`.
    let isUppercase = !bytes.contains(where: isLower)
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for (index, byte) in bytes.enumerated() {
      guard isLower(byte) || isUpper(byte) || isDigit(byte) else {
        end()
        continue
      }
      if isUpper(byte), !isUppercase, let last = word.last, !isUpper(last) || startsWord(bytes, index) { end() }
      word.append(isUppercase && isUpper(byte) ? byte | 0x20 : byte)
    }
    end()
    return words
  }

  /// An uppercase letter after another one can start a word, as in `URLHandler`, but not in the plural `IDs`.
  private static func startsWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count, isLower(bytes[index + 1]) else { return false }
    let isPlural = bytes[index + 1] == UInt8(ascii: "s") && (index + 2 >= bytes.count || !isLower(bytes[index + 2]))
    return !isPlural
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Replaces the letters of Latin-1 (ISO 8859-1) with letters without accents, and other characters with spaces.
  private static func ascii(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.value {
      case 0..<0x80: bytes.append(UInt8(scalar.value))
      // A combining mark follows its letter.
      case 0x300..<0x370: continue
      case 0xC0...0xFF: bytes += latin1[Int(scalar.value) - 0xC0].utf8
      default: bytes.append(UInt8(ascii: " "))
      }
    }
    return bytes
  }

  private static let latin1 =
    ("A A A A A A AE C E E E E I I I I D N O O O O O _ O U U U U Y Th ss "
    + "a a a a a a ae c e e e e i i i i d n o o o o o _ o u u u u y th y").split(separator: " ").map(String.init)
}

/// Acronyms are uniformly uppercase or lowercase. Source:
/// https://www.swift.org/documentation/api-design-guidelines/#follow-case-conventions
enum Acronyms {
  private static let words: Set<String> = [
    "api", "cms", "css", "csv", "dns", "faq", "gdpr", "gif", "gps", "guid", "html", "http", "https", "id", "ip", "isbn",
    "json", "mfa", "nfc", "otp", "pdf", "png", "qr", "rss", "sdk", "sms", "sql", "sso", "ssl", "svg", "tls", "ui",
    "uri", "url", "uuid", "vpn", "xml",
  ]

  private static let plurals: Set<String> = ["apis", "faqs", "ids", "pdfs", "uris", "urls", "uuids"]

  static func capitalized(_ word: String) -> String {
    if words.contains(word) { return word.uppercased() }
    if plurals.contains(word) { return word.dropLast().uppercased() + "s" }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
