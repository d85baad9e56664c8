enum URLRewriter {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func uppercaseEscapes(of url: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result = Array(url)
    result.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
        for digit in index + 1...index + 2 where bytes[digit] >= UInt8(ascii: "a") { bytes[digit] &-= 0x20 }
      }
    }
    return result
  }

  /// The caller must scan the result again, because it may be invalid: the escapes `%2E%2E` become the segment `..`.
  static func rewrite(_ url: CanonicalURL, plusIsSpace: Bool) throws(LinkURLError) -> [UInt8] {
    let bytes = url.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    appendLowercase(bytes[url.scheme], to: &result)
    result.append(UInt8(ascii: ":"))
    if url.isWeb {
      result.append(contentsOf: "//".utf8)
      let host = bytes[url.host]
      if host.allSatisfy({ $0 < 0x80 }) {
        appendLowercase(host, to: &result)
      } else {
        result.append(contentsOf: try HostName.canonical(host).utf8)
      }
      if url.port != 0 { result.append(contentsOf: ":\(url.port)".utf8) }
      result.append(UInt8(ascii: "/"))
    }
    // Without slashes after the scheme, the first segment may contain `:` and `@`, which a host may not.
    if !url.path.isEmpty { try appendPath(bytes[url.path], foldsFirst: !url.isWeb, to: &result) }
    if let query = url.query {
      result.append(UInt8(ascii: "?"))
      try appendQuery(bytes[query], plusIsSpace: plusIsSpace, to: &result)
    }
    if let fragment = url.fragment {
      result.append(UInt8(ascii: "#"))
      let path = bytes[fragment].prefix { $0 != UInt8(ascii: "?") }
      try appendPath(path, foldsFirst: false, to: &result)
      if path.count < fragment.count {
        result.append(UInt8(ascii: "?"))
        try appendQuery(bytes[fragment].dropFirst(path.count + 1), plusIsSpace: plusIsSpace, to: &result)
      }
    }
    return result
  }

  private static func appendLowercase(_ bytes: Bytes, to result: inout [UInt8]) {
    for byte in bytes { result.append(lowercasedASCII(byte)) }
  }

  private static func appendPath(_ path: Bytes, foldsFirst: Bool, to result: inout [UInt8]) throws(LinkURLError) {
    try forEachPart(of: path, separator: UInt8(ascii: "/"), to: &result) {
      segment, isFirst, result throws(LinkURLError) in
      if isFirst, foldsFirst {
        try PercentCoding.append(PercentCoding.decodedStrictly(segment).lowercased(), keeping: .segment, to: &result)
      } else {
        try append(segment, keeping: .segment, to: &result)
      }
    }
  }

  private static func appendQuery(
    _ query: Bytes, plusIsSpace: Bool, to result: inout [UInt8]
  ) throws(LinkURLError) {
    try forEachPart(of: query, separator: UInt8(ascii: "&"), to: &result) { item, _, result throws(LinkURLError) in
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      try append(key, keeping: .queryKey, to: &result)
      if key.count < item.count {
        result.append(UInt8(ascii: "="))
        let value = item.dropFirst(key.count + 1)
        let parts = plusIsSpace ? value.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false) : [value]
        for part in parts {
          if part.startIndex > value.startIndex { result.append(contentsOf: "%20".utf8) }
          try append(part, keeping: .queryValue(plusIsSpace: plusIsSpace), to: &result)
        }
      }
    }
  }

  @inline(__always) private static func forEachPart(
    of bytes: Bytes, separator: UInt8, to result: inout [UInt8],
    _ body: (_ part: Bytes, _ isFirst: Bool, _ result: inout [UInt8]) throws(LinkURLError) -> Void
  ) throws(LinkURLError) {
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
      try body(bytes[start..<end], start == bytes.startIndex, &result)
      guard end < bytes.endIndex else { return }
      result.append(separator)
      start = end + 1
    }
  }

  private static func append(
    _ component: Bytes, keeping raw: URLComponentBytes, to result: inout [UInt8]
  ) throws(LinkURLError) {
    // Most components need no escapes.
    if component.allSatisfy(raw.contains) {
      result.append(contentsOf: component)
    } else if !appendNormal(component, keeping: raw, to: &result) {
      try PercentCoding.append(PercentCoding.decodedStrictly(component), keeping: raw, to: &result)
    }
  }

  /// Succeeds if all bytes are ASCII and all escaped characters are below U+0300, which are always in Unicode
  /// normalization form C. The scanner has checked that escapes are valid UTF-8 without control characters.
  private static func appendNormal(_ component: Bytes, keeping raw: URLComponentBytes, to result: inout [UInt8]) -> Bool
  {
    let former = result.count
    var rest = component.makeIterator()
    while let byte = rest.next() {
      var decoded = byte
      if byte == UInt8(ascii: "%"), let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) {
        decoded = high << 4 | low
      } else if byte >= 0x80 {
        decoded = 0xFF
      }
      // The first UTF-8 byte of U+0300 is 0xCC, and all bytes after the first byte of a character are below 0xC0.
      guard decoded < 0xCC else {
        result.removeSubrange(former...)
        return false
      }
      PercentCoding.append(decoded, keeping: raw, to: &result)
    }
    return true
  }
}

/// RFC 1035, section 2.3; RFC 5890.
package enum HostName {
  /// Lowercase, Unicode normalization form C, and Punycode.
  package static func canonical(_ bytes: some Collection<UInt8>) throws(LinkURLError) -> String {
    let normal = NormalForm.composed(try PercentCoding.text(bytes).lowercased())
    if normal.unicodeScalars.contains(where: { $0.isControl }) { throw .controlCharacter }
    if normal.utf8.allSatisfy({ $0 < 0x80 }) { return normal }
    var labels: [String] = []
    for label in normal.split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
      } else {
        guard let encoded = Punycode.encoded(label.unicodeScalars) else { throw .badHost }
        labels.append("xn--" + encoded)
      }
    }
    return labels.joined(separator: ".")
  }
}
