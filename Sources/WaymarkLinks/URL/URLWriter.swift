/// A URL under construction, in canonical form.
struct URLWriter {
  private var path: [UInt8] = []
  private var query: [UInt8] = []
  private var fragment: [UInt8]?

  /// Adds canonical bytes with the slashes that stand among them.
  mutating func append(literal: UnsafeBufferPointer<UInt8>) {
    path.append(contentsOf: literal)
  }

  /// Adds text to the segment that is being written; false where no URL can hold it.
  mutating func append(text: String) -> Bool {
    (try? PercentCoding.append(text, keeping: .segment, to: &path)) != nil
  }

  /// Starts another segment.
  mutating func startSegment() {
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
  }

  /// Adds an item; false where no URL can hold its value.
  mutating func append(key: UnsafeBufferPointer<UInt8>, value: String) -> Bool {
    startItem(key)
    return (try? PercentCoding.append(value, keeping: .queryValue, to: &query)) != nil
  }

  /// Adds an item whose value is canonical.
  mutating func append(key: UnsafeBufferPointer<UInt8>, literal: UnsafeBufferPointer<UInt8>) {
    startItem(key)
    query.append(contentsOf: literal)
  }

  private mutating func startItem(_ key: UnsafeBufferPointer<UInt8>) {
    if !query.isEmpty { query.append(UInt8(ascii: "&")) }
    query.append(contentsOf: key)
    query.append(UInt8(ascii: "="))
  }

  /// Adds what another writer holds, as the fragment.
  mutating func append(fragment other: URLWriter, startsWithSlash: Bool) {
    fragment = (startsWithSlash ? [UInt8(ascii: "/")] : []) + other.path
    if !other.query.isEmpty { fragment! += [UInt8(ascii: "?")] + other.query }
  }

  /// The URL after what stands before the path.
  func url(after start: String, isWeb: Bool) -> String {
    var path = path
    var start = start
    if !isWeb {
      let first = path.prefix { $0 != UInt8(ascii: "/") }
      // A custom scheme's first segment is read as a host, which holds no `:` or `@`, unless a third slash comes first.
      if first.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }) { start += "/" }
      path.replaceSubrange(first.indices, with: PercentCoding.folded(first))
    }
    var url = start + String(decoding: path, as: UTF8.self)
    if !query.isEmpty { url += "?" + String(decoding: query, as: UTF8.self) }
    if let fragment { url += "#" + String(decoding: fragment, as: UTF8.self) }
    return url
  }
}
