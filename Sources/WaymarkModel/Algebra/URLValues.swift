import WaymarkNavigation

/// One URL, part by part: what stands before the path, and a text for each of some columns.
struct URLValues {
  var kind: LinkRow.Kind
  var place: [UInt8] = []
  var texts: [[UInt8]]
}

/// A URL under construction, its parts decoded.
struct URLText {
  private(set) var string: String

  init(_ kind: LinkRow.Kind, _ place: [UInt8]) {
    string = String(decoding: place, as: UTF8.self) + (kind == .custom ? "//" : "")
  }

  /// Adds segments, up to the first one that is not there.
  mutating func append(_ segments: some Sequence<[UInt8]>) {
    let written = segments.prefix { !$0.isEmpty }.map { segment in
      PercentCoding.canonical(String(decoding: segment, as: UTF8.self), keeping: .segment) ?? ""
    }
    if string.hasSuffix("://"), let first = written.first, Endpoint.needsSlash(before: first.utf8) { string += "/" }
    string += written.joined(separator: "/")
  }

  /// Adds what a query has in some columns.
  mutating func append(_ texts: some Sequence<(column: Int, text: [UInt8])>, of keys: QueryColumns) {
    var separator = "?"
    for (column, text) in texts {
      for item in keys.items(text, in: column) {
        string += separator + item.key + "=" + (PercentCoding.canonical(item.value, keeping: .queryValue) ?? "")
        separator = "&"
      }
    }
  }

  /// Starts a fragment, where there is one.
  mutating func startFragment(_ slash: [UInt8]) -> Bool {
    guard !slash.isEmpty else { return false }
    string += slash == [UInt8(ascii: "/")] ? "#/" : "#"
    return true
  }
}

extension LinkSpace {
  /// A URL as it is written.
  func text(of values: URLValues, _ columns: Columns) -> String {
    let texts = values.texts
    func items(_ range: Range<Int>) -> some Sequence<(column: Int, text: [UInt8])> {
      range.lazy.filter { !texts[$0].isEmpty }.map { (column: $0 - range.lowerBound, text: texts[$0]) }
    }
    var url = URLText(values.kind, values.place)
    url.append(texts[..<columns.query])
    url.append(items(columns.query..<columns.slash), of: query)
    guard url.startFragment(texts[columns.slash]) else { return url.string }
    url.append(texts[columns.fragment..<columns.fragmentQuery])
    url.append(items(columns.fragmentQuery..<columns.count), of: fragmentQuery)
    return url.string
  }
}
