/// Two texts that differ, in the middle of a sentence. Where they are longer than anybody reads, they are cut so that it can be seen how.
struct QuotedPair {
  /// As many characters as are shown of each, and as many of those as both have before they differ.
  private static let (longest, shared) = (60, 20)

  let old, new: String

  init(_ old: String, _ new: String) {
    let (former, present) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let common = zip(former, present).prefix { $0 == $1 }.count
    // What differs stands early enough in both, or neither is cut.
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
