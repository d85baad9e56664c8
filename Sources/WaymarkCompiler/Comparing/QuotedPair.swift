import WaymarkDiagnostics

/// Two different strings in backticks, for a message.
///
/// Long strings are shortened to the part around the first difference.
struct QuotedPair {
  /// The maximum length of a shortened string, and the number of characters to keep before the first difference.
  private static let (longest, shared) = (60, 20)

  let old, new: String

  init(_ old: String, _ new: String) {
    let (former, present) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let common = zip(former, present).prefix { $0 == $1 }.count
    // The strings are shortened only if their first difference is not near the start.
    guard common >= Self.longest - Self.shared, max(former.count, present.count) > Self.longest else {
      (self.old, self.new) = (Quoted(old).description, Quoted(new).description)
      return
    }
    self.old = Self.cut(former, from: common - Self.shared)
    self.new = Self.cut(present, from: common - Self.shared)
  }

  private static func cut(_ text: [Unicode.Scalar], from start: Int) -> String {
    var result = String.UnicodeScalarView("…".unicodeScalars)
    result.append(contentsOf: text[start...].prefix(longest))
    return "`\(String(result))\(text.count > start + longest ? "…" : "")`"
  }
}
