/// A builder that assembles a URL in canonical form.
struct URLWriter {
  private var path: [UInt8] = []
  private var query: [UInt8] = []
  private var fragment: [UInt8]?

  /// Appends canonical bytes to the path. The bytes may contain slashes.
  mutating func append(literal: UnsafeBufferPointer<UInt8>) {
    path.append(contentsOf: literal)
  }

  /// Appends a string to the current path segment, or returns `false` if no URL can contain the string.
  mutating func append(text: String) -> Bool {
    (try? PercentCoding.append(text, keeping: .segment, to: &path)) != nil
  }

  /// Starts a new segment.
  mutating func startSegment() {
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
  }

  /// Appends a query item, or returns `false` if no URL can contain the value of the item.
  mutating func append(key: UnsafeBufferPointer<UInt8>, value: String) -> Bool {
    startItem(key)
    return (try? PercentCoding.append(value, keeping: .queryValue, to: &query)) != nil
  }

  /// Appends a query item with a canonical value.
  mutating func append(key: UnsafeBufferPointer<UInt8>, literal: UnsafeBufferPointer<UInt8>) {
    startItem(key)
    query.append(contentsOf: literal)
  }

  private mutating func startItem(_ key: UnsafeBufferPointer<UInt8>) {
    if !query.isEmpty { query.append(UInt8(ascii: "&")) }
    query.append(contentsOf: key)
    query.append(UInt8(ascii: "="))
  }

  /// A Boolean value that indicates whether nothing has been appended to the path or the query.
  var isEmpty: Bool { path.isEmpty && query.isEmpty }

  /// Sets the fragment to the path and query of another writer.
  mutating func append(fragment other: URLWriter, startsWithSlash: Bool) {
    fragment = (startsWithSlash ? [UInt8(ascii: "/")] : []) + other.path
    if !other.query.isEmpty { fragment! += [UInt8(ascii: "?")] + other.query }
  }

  /// Returns the URL with the given scheme and authority.
  func url(after start: String, isWeb: Bool) -> String {
    let count = start.utf8.count + path.count + query.count + (fragment?.count ?? 0)
    var url: [UInt8] = []
    // The three bytes are a slash, a question mark, and a number sign.
    url.reserveCapacity(count + 3)
    url += start.utf8
    if isWeb {
      url += path
    } else {
      let first = path.prefix { $0 != UInt8(ascii: "/") }
      // A host after two slashes may not contain `:` or `@`, so a third slash precedes a segment with these bytes.
      if first.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }) { url.append(UInt8(ascii: "/")) }
      url += PercentCoding.folded(first)
      url += path[first.endIndex...]
    }
    if !query.isEmpty {
      url.append(UInt8(ascii: "?"))
      url += query
    }
    if let fragment {
      url.append(UInt8(ascii: "#"))
      url += fragment
    }
    return String(decoding: url, as: UTF8.self)
  }
}
