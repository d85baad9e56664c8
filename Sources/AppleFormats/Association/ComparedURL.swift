/// The path, query, and fragment of a URL, prepared for comparison with patterns.
struct ComparedURL {
  let path: [Unicode.Scalar]
  let query: [Unicode.Scalar]
  let fragment: [Unicode.Scalar]
  /// If an item contains no `=`, its value is empty.
  private(set) var items: [String: [[Unicode.Scalar]]] = [:]

  init(_ parts: URLParts, isDecoded: Bool, ignoringCase: Bool) {
    func text(_ bytes: some Collection<UInt8>) -> String {
      let bytes = Array(bytes)
      return isDecoded ? PercentEncoding.decoded(bytes) : String(decoding: bytes, as: UTF8.self)
    }
    func scalars(_ bytes: some Collection<UInt8>) -> [Unicode.Scalar] {
      let scalars = text(bytes).unicodeScalars
      return ignoringCase ? scalars.map(\.withoutCase) : Array(scalars)
    }
    path = scalars(parts.path)
    query = scalars(parts.query)
    fragment = scalars(parts.fragment)
    // Splits the query before decoding, as `URLComponents` does.
    for item in parts.query.split(separator: UInt8(ascii: "&")) {
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      items[text(key), default: []].append(scalars(item.dropFirst(key.count + 1)))
    }
  }
}

/// The path, query, and fragment of a URL in percent-encoded ASCII (RFC 3986, section 3).
struct URLParts {
  let path: ArraySlice<UInt8>
  let query: ArraySlice<UInt8>
  let fragment: ArraySlice<UInt8>

  init(_ url: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(url.utf8.count)
    for byte in url.utf8 {
      if byte > 0x20, byte < 0x7F {
        bytes.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    let beforeFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    fragment = bytes[beforeFragment.endIndex...].dropFirst()
    query = beforeFragment[beforeQuery.endIndex...].dropFirst()
    var path = beforeQuery
    let scheme = path.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") }
    if path[scheme.endIndex...].starts(with: Array("://".utf8)) {
      path = path[scheme.endIndex...].dropFirst(3).drop { $0 != UInt8(ascii: "/") }
    }
    self.path = path.isEmpty ? [UInt8(ascii: "/")] : path
  }
}
