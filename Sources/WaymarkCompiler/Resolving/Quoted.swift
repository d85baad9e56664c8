import WaymarkLinks

/// A word of a spec or a URL in the middle of a sentence, cut where it is longer than anybody reads.
struct Quoted: CustomStringConvertible {
  private static let longest = 60

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// A key of a query, quoted.
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }

  var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}
