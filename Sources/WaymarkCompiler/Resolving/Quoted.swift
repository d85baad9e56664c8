import WaymarkLinks

/// A text of a spec or a URL in backticks, which is shortened if it is long.
struct Quoted: CustomStringConvertible {
  private static let longest = 60

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns a decoded key of a query in backticks.
  static func key(_ key: String) -> String { Quoted(PercentCoding.decoded(key.utf8)).description }

  var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}
