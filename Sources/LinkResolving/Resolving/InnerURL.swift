import SpecText
import WaymarkLinks

/// A URL in the query of another URL. If its `&` and `#` are not escaped, they end the value.
enum InnerURL {
  private static let mostKeys = 3

  /// The URL as written, because the canonical form does not keep unnecessary escapes.
  static func notes(on url: String, _ link: PublishedSpec.Link) -> [String] {
    let parts = url.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    let items = queryItems(of: parts[0]).map(Item.init)
    guard let inner = items.firstIndex(where: { $0.isURL && link.reads($0.key) }) else { return [] }
    let later = items[inner].hasQuery ? items[(inner + 1)...].prefix { !link.reads($0.key) } : []
    var lost = later.prefix(mostKeys).map { Quoted($0.shown).description }
    if later.count > mostKeys { lost.append(counted(later.count - mostKeys, "more item")) }
    if parts.count > 1, link.fragment == nil, inner + later.count == items.count - 1 {
      lost.append(Quoted("#" + PercentCoding.decodedLeniently(Array(parts[1]))).description)
    }
    guard !lost.isEmpty else { return [] }
    return [
      "\(lost.joined(or: "and")) \(lost.count == 1 ? "belongs" : "belong") to the outer URL, because the "
        + "URL in \(Quoted(items[inner].key)) is not escaped; percent-encode the whole value, with `%26` for `&` and "
        + "`%23` for `#`"
    ]
  }

  fileprivate static func queryItems(of url: Substring.UTF8View) -> [Substring.UTF8View] {
    url.drop { $0 != UInt8(ascii: "?") }.dropFirst().split(separator: UInt8(ascii: "&"))
  }

  private struct Item {
    let key: String
    let shown: String
    /// The value starts with a scheme or a slash.
    let isURL: Bool
    /// The question mark is not escaped.
    let hasQuery: Bool

    init(_ bytes: Substring.UTF8View) {
      let key = bytes.prefix { $0 != UInt8(ascii: "=") }
      let value = bytes.dropFirst(key.count + 1)
      self.key = PercentCoding.decodedLeniently(Array(key))
      shown = PercentCoding.decodedLeniently(Array(bytes))
      let text = PercentCoding.decodedLeniently(Array(value))
      let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
      isURL =
        text.hasPrefix("/")
        || scheme.count > 1 && scheme.count < text.utf8.count && scheme.allSatisfy(Self.isOfScheme)
      hasQuery = value.contains(UInt8(ascii: "?"))
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "+-.".utf8.contains(byte)
    }
  }
}

/// A `+` in a value that the link reads.
enum PlusNote {
  static func notes(on url: String, _ link: PublishedSpec.Link, _ origin: PublishedSpec.Origin) -> [String] {
    let items = url.utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).flatMap {
      InnerURL.queryItems(of: $0)
    }
    var keys: [String] = []
    for item in items where item.contains(UInt8(ascii: "+")) {
      let bytes = item.prefix { $0 != UInt8(ascii: "=") }
      let key = PercentCoding.decodedLeniently(Array(bytes))
      if item.dropFirst(bytes.count).contains(UInt8(ascii: "+")), link.reads(key), !keys.contains(key) {
        keys.append(key)
      }
    }
    guard !keys.isEmpty else { return [] }
    let plus = "the `+` in \(keys.map { Quoted($0).description }.joined(or: "and")) means a"
    return [
      origin.reading.plusIsSpace
        ? "\(plus) space, because the origin \(Quoted(origin.name)) has `query: {plus: space}`; for a plus sign, write "
          + "`%2B`"
        : "\(plus) plus sign; for a space, write `%20`, or add `query: {plus: space}` to the origin "
          + Quoted(origin.name).description
    ]
  }
}

extension PublishedSpec.Link {
  fileprivate func reads(_ key: String) -> Bool {
    (query + (fragment?.query ?? [])).contains { item in item.keys.contains { PercentCoding.decoded($0.utf8) == key } }
  }
}
