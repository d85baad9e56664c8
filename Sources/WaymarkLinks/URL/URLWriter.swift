struct URLWriter {
  private var path: [UInt8]
  private let startCount: Int
  let plusIsSpace: Bool
  private var query: [UInt8] = []
  private var fragment: [UInt8]?

  init(after start: [UInt8] = [], plusIsSpace: Bool) {
    path = start
    startCount = start.count
    self.plusIsSpace = plusIsSpace
  }

  mutating func append(literal: UnsafeBufferPointer<UInt8>) { path.append(contentsOf: literal) }
  mutating func append(text: String) -> Bool { (try? PercentCoding.append(text, keeping: .segment, to: &path)) != nil }

  mutating func startSegment() {
    if path.count > startCount { path.append(UInt8(ascii: "/")) }
  }

  mutating func append(key: UnsafeBufferPointer<UInt8>, value: String) -> Bool {
    startItem(key)
    return (try? PercentCoding.append(value, keeping: .queryValue(plusIsSpace: plusIsSpace), to: &query)) != nil
  }

  mutating func append(key: UnsafeBufferPointer<UInt8>, literal: UnsafeBufferPointer<UInt8>) {
    startItem(key)
    for byte in literal {
      if plusIsSpace, byte == UInt8(ascii: "+") { query.append(contentsOf: "%2B".utf8) } else { query.append(byte) }
    }
  }

  private mutating func startItem(_ key: UnsafeBufferPointer<UInt8>) {
    if !query.isEmpty { query.append(UInt8(ascii: "&")) }
    query.append(contentsOf: key)
    query.append(UInt8(ascii: "="))
  }

  var isEmpty: Bool { path.count == startCount && query.isEmpty }

  mutating func append(fragment other: URLWriter, startsWithSlash: Bool) {
    fragment = (startsWithSlash ? [UInt8(ascii: "/")] : []) + other.path
    if !other.query.isEmpty { fragment! += [UInt8(ascii: "?")] + other.query }
  }

  consuming func url() -> String {
    // After a custom scheme, no authority follows the two slashes.
    if path[..<startCount].suffix(2).first == UInt8(ascii: "/") { normalizeFirstSegment() }
    if !query.isEmpty {
      path.append(UInt8(ascii: "?"))
      path += query
    }
    if let fragment {
      path.append(UInt8(ascii: "#"))
      path += fragment
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// URL parsers read the first segment after a custom scheme as a host.
  private mutating func normalizeFirstSegment() {
    let first = path[startCount...].prefix { $0 != UInt8(ascii: "/") }
    var normal = PercentCoding.folded(first)
    // A host after two slashes may not contain `:` or `@`, so a third slash precedes a segment with these bytes.
    if first.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }) {
      normal.insert(UInt8(ascii: "/"), at: 0)
    }
    path.replaceSubrange(first.indices, with: normal)
  }
}
