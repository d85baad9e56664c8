/// A rewriter that converts a scanned URL to canonical form.
enum URLRewriter {
  /// Returns the canonical form of a scanned URL as bytes.
  ///
  /// The caller must scan the result again, because the result may be an invalid URL. For example, the escapes `%2E%2E`
  /// become the invalid segment `..`.
  ///
  /// - Parameter url: The scanned URL.
  /// - Returns: The canonical bytes.
  /// - Throws: `LinkURLError` for invalid UTF-8, a control character, or an invalid host.
  static func rewrite(_ url: CanonicalURL) throws(LinkURLError) -> [UInt8] {
    let bytes = url.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    for byte in bytes[url.scheme] { result.append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
    result.append(UInt8(ascii: ":"))
    if url.isWeb {
      result.append(contentsOf: "//".utf8)
      result.append(contentsOf: try HostName.canonical(bytes[url.host]).utf8)
      if url.port != 0 { result.append(contentsOf: ":\(url.port)".utf8) }
      result.append(UInt8(ascii: "/"))
    }
    // Without slashes after the scheme, the first segment may contain `:` and `@`, which a host may not.
    if !url.path.isEmpty { try appendPath(bytes[url.path], foldsFirst: !url.isWeb, to: &result) }
    if let query = url.query {
      result.append(UInt8(ascii: "?"))
      try appendQuery(bytes[query], to: &result)
    }
    if let fragment = url.fragment {
      result.append(UInt8(ascii: "#"))
      let path = bytes[fragment].prefix { $0 != UInt8(ascii: "?") }
      try appendPath(path, foldsFirst: false, to: &result)
      if path.count < fragment.count {
        result.append(UInt8(ascii: "?"))
        try appendQuery(bytes[fragment].dropFirst(path.count + 1), to: &result)
      }
    }
    return result
  }

  private static func appendPath(
    _ path: Slice<UnsafeBufferPointer<UInt8>>, foldsFirst: Bool, to result: inout [UInt8]
  ) throws(LinkURLError) {
    var isFirst = true
    for segment in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if !isFirst { result.append(UInt8(ascii: "/")) }
      if isFirst, foldsFirst {
        try PercentCoding.append(PercentCoding.decodedStrictly(segment).lowercased(), keeping: .segment, to: &result)
      } else {
        try append(segment, keeping: .segment, to: &result)
      }
      isFirst = false
    }
  }

  private static func appendQuery(
    _ query: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]
  ) throws(LinkURLError) {
    var isFirst = true
    for item in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      if !isFirst { result.append(UInt8(ascii: "&")) }
      isFirst = false
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      try append(key, keeping: .queryKey, to: &result)
      if key.count < item.count {
        result.append(UInt8(ascii: "="))
        try append(item.dropFirst(key.count + 1), keeping: .queryValue, to: &result)
      }
    }
  }

  private static func append(
    _ component: Slice<UnsafeBufferPointer<UInt8>>, keeping raw: URLComponentBytes, to result: inout [UInt8]
  ) throws(LinkURLError) {
    // Most components need no escapes.
    if component.allSatisfy(raw.contains) {
      result.append(contentsOf: component)
    } else {
      try PercentCoding.append(PercentCoding.decodedStrictly(component), keeping: raw, to: &result)
    }
  }
}
