import WaymarkLinks

/// A text in backticks for a message. A long text is shortened.
struct Quoted: CustomStringConvertible {
  private static let longest = 60

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the decoded text of a query key in backticks.
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }

  var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}
