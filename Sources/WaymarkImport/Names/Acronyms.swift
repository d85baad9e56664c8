/// The acronyms and initialisms in the names of a spec.
///
/// Their letters are uniformly uppercase or lowercase. See
/// <https://www.swift.org/documentation/api-design-guidelines/#follow-case-conventions>.
enum Acronyms {
  private static let words: Set<String> = [
    "api", "cms", "css", "csv", "dns", "faq", "gdpr", "gif", "gps", "guid", "html", "http", "https", "id", "ip", "isbn",
    "json", "mfa", "nfc", "otp", "pdf", "png", "qr", "rss", "sdk", "sms", "sql", "sso", "ssl", "svg", "tls", "ui",
    "uri",
    "url", "uuid", "vpn", "xml",
  ]

  /// The acronyms that have a plural, such as `IDs`.
  private static let plurals: Set<String> = ["apis", "faqs", "ids", "pdfs", "uris", "urls", "uuids"]

  /// Returns a word of a name in uppercase if the word is an acronym in lowercase, or else with an uppercase first letter.
  static func capitalized(_ word: String) -> String {
    if words.contains(word) { return word.uppercased() }
    if plurals.contains(word) { return word.dropLast().uppercased() + "s" }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
