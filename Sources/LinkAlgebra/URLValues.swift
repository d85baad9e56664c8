import WaymarkLinks
import WaymarkModel

/// The parts of a URL: the scheme and authority, and a string for each matrix column.
struct URLValues {
  var kind: LinkRow.Kind
  var authority: [UInt8] = []
  var texts: [[UInt8]]
}

struct URLText {
  private(set) var bytes: [UInt8]

  init(_ kind: LinkRow.Kind, _ authority: [UInt8]) {
    bytes = authority
    bytes.reserveCapacity(128)
    if kind == .custom { bytes += "//".utf8 }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ segments: some Sequence<[UInt8]>) {
    var isFirst = true
    for segment in segments {
      guard !segment.isEmpty else { return }
      let start = bytes.count
      if !isFirst { bytes.append(UInt8(ascii: "/")) }
      append(segment, keeping: .segment)
      // The start of a custom-scheme URL ends in `://`, so the path may need an additional slash.
      if isFirst, endsInSlashes(start), Endpoint.needsSlash(before: bytes[start...]) {
        bytes.insert(UInt8(ascii: "/"), at: start)
      }
      isFirst = false
    }
  }

  private func endsInSlashes(_ end: Int) -> Bool {
    end >= 3 && bytes[end - 1] == UInt8(ascii: "/") && bytes[end - 2] == UInt8(ascii: "/")
      && bytes[end - 3] == UInt8(ascii: ":")
  }

  private mutating func append(_ text: [UInt8], keeping raw: URLComponentBytes) {
    // Nearly all strings need no escapes.
    var plain = 0
    while plain < text.count, raw.contains(text[plain]) { plain += 1 }
    if plain == text.count {
      bytes += text
    } else if let escaped = PercentCoding.canonical(String(decoding: text, as: UTF8.self), keeping: raw) {
      bytes += escaped.utf8
    }
  }

  mutating func append(_ texts: some Sequence<(column: Int, text: [UInt8])>, of keys: QueryColumns) {
    var separator = UInt8(ascii: "?")
    for (column, text) in texts {
      for item in keys.items(text, in: column) {
        bytes.append(separator)
        bytes += item.key.utf8
        bytes.append(UInt8(ascii: "="))
        append(Array(item.value.utf8), keeping: .queryValue)
        separator = UInt8(ascii: "&")
      }
    }
  }

  /// If `slash` is empty, the URL has no fragment.
  mutating func startFragment(_ slash: [UInt8]) -> Bool {
    guard !slash.isEmpty else { return false }
    bytes += (slash == [UInt8(ascii: "/")] ? "#/" : "#").utf8
    return true
  }
}

extension LinkSpace {
  func text(of values: URLValues, _ columns: Columns) -> String {
    let texts = values.texts
    func items(_ range: Range<Int>) -> some Sequence<(column: Int, text: [UInt8])> {
      range.lazy.filter { !texts[$0].isEmpty }.map { (column: $0 - range.lowerBound, text: texts[$0]) }
    }
    var url = URLText(values.kind, values.authority)
    url.append(texts[..<columns.query])
    url.append(items(columns.query..<columns.slash), of: query)
    guard url.startFragment(texts[columns.slash]) else { return url.string }
    url.append(texts[columns.fragment..<columns.fragmentQuery])
    url.append(items(columns.fragmentQuery..<columns.count), of: fragmentQuery)
    return url.string
  }
}
