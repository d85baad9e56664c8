import SpecText
import WaymarkLinks

/// A URL in the query of another URL. If its `&` and `#` are not escaped, they end the value.
enum InnerURL {
  private static let mostKeys = 3

  /// The URL as written, because the canonical form does not keep unnecessary escapes.
  static func notes(on url: String, _ link: PublishedSpec.Link) -> [String] {
    let bytes = Array(url.utf8)
    let whole = bytes.prefix { $0 != UInt8(ascii: "#") }
    let items = URLPieces.Item.items(of: whole.drop { $0 != UInt8(ascii: "?") }.dropFirst())
    guard let inner = items.firstIndex(where: { $0.isURL(in: link) }) else { return [] }
    let hasQuery = items[inner].value.contains(UInt8(ascii: "?"))
    let later = hasQuery ? items[(inner + 1)...].prefix { $0.reader(in: link) == nil } : []
    var lost = later.prefix(mostKeys).map { Quoted($0.text).description }
    if later.count > mostKeys { lost.append(counted(later.count - mostKeys, "more item")) }
    if whole.count < bytes.count, link.fragment == nil, inner + later.count == items.count - 1 {
      lost.append(Quoted(PercentCoding.decodedLeniently(Array(bytes[whole.count...]))).description)
    }
    guard !lost.isEmpty else { return [] }
    return [
      "\(lost.joined(or: "and")) \(lost.count == 1 ? "belongs" : "belong") to the outer URL, because the "
        + "URL in \(Quoted(items[inner].name)) is not escaped; percent-encode the whole value, with `%26` for `&` and "
        + "`%23` for `#`"
    ]
  }
}

extension URLPieces.Item {
  var name: String { PercentCoding.decodedLeniently(Array(key)) }
  fileprivate var text: String { PercentCoding.decodedLeniently(Array(bytes)) }

  fileprivate func reader(in link: PublishedSpec.Link) -> LinkPattern.QueryItem? {
    link.query.first { item in item.keys.contains { PercentCoding.decoded($0.utf8) == name } }
  }

  /// A text such as `12:30` starts like a URL, so only a capture of URLs needs no slashes.
  fileprivate func isURL(in link: PublishedSpec.Link) -> Bool {
    guard let reader = reader(in: link) else { return false }
    let scheme = value.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) }
    return !scheme.isEmpty && value[scheme.endIndex...].starts(with: (reader.capturesURL ? ":" : "://").utf8)
  }
}

extension LinkPattern.QueryItem {
  fileprivate var capturesURL: Bool {
    switch value {
    case .required(_, let type), .optional(_, let type), .list(_, let type): type == .primitive(.url)
    case .literal, .absent: false
    }
  }
}
