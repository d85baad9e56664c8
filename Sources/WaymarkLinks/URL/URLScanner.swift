/// One pass finds the components, rejects invalid URLs, and detects canonical ones.
struct URLScanner {
  private(set) var url: CanonicalURL
  /// Other parts than the case of an escape are not canonical.
  private(set) var needsRewrite = false
  private(set) var hasLowercaseEscapes = false

  var isCanonical: Bool { !needsRewrite && !hasLowercaseEscapes }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let plusIsSpace: Bool
  private var index = 0

  @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool = false) {
    self.bytes = bytes
    self.plusIsSpace = plusIsSpace
    url = CanonicalURL(bytes: bytes)
  }

  mutating func scan() throws(LinkURLError) {
    if !skipPlainOrigin() {
      try scanScheme()
      if url.isWeb { try scanHost() } else { try skipToAppPath() }
    }
    try scanPath()
    if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
      index += 1
      let start = index
      try scanItems(isInFragment: false)
      url.query = start..<index
    }
    // Only `#` or the end of the URL ends a path or a query.
    if index < bytes.count { try scanFragment() }
  }

  static func canonicalSegmentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var scanner = URLScanner(bytes)
    scanner.index = start
    guard (try? scanner.scanSegment()) != nil, scanner.index > start, scanner.isCanonical else { return nil }
    // The segments `.` and `..` are invalid, and other segments with a leading dot are too rare to be checked here.
    return bytes[start] == UInt8(ascii: ".") ? nil : scanner.index
  }

  private mutating func scanSegment() throws(LinkURLError) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "?") {
      try step(raw: .segment)
    }
  }

  /// A host of only lowercase letters, digits, `-`, `_`, and dots.
  private mutating func skipPlainOrigin() -> Bool {
    let start = 8
    guard let base = bytes.baseAddress, bytes.count > start, PlainBytes.word(base) == PlainBytes.httpsStart else {
      return false
    }
    let end = start + PlainBytes.hostLength(UnsafeBufferPointer(rebasing: bytes[start...]))
    // A host of at most 63 bytes has no label that is too long.
    guard end > start, end - start <= 63, bytes[end - 1] != UInt8(ascii: "."),
      end == bytes.count || endsAuthority(bytes[end])
    else { return false }
    url.isWeb = true
    url.scheme = 0..<5
    url.host = start..<end
    index = end < bytes.count && bytes[end] == UInt8(ascii: "/") ? end + 1 : end
    return true
  }

  private mutating func scanScheme() throws(LinkURLError) {
    while index < bytes.count, bytes[index] != UInt8(ascii: ":") {
      let byte = bytes[index]
      let isLetter = (byte | 0x20) &- 0x61 < 26
      guard isLetter || (index > 0 && (byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E)) else {
        throw fault(byte) ?? .noScheme
      }
      if isLetter, byte & 0x20 == 0 { needsRewrite = true }
      index += 1
    }
    guard index > 0, index < bytes.count else { throw .noScheme }
    url.scheme = 0..<index
    url.isWeb = isWebScheme(index)
    index += 1
  }

  private func isWebScheme(_ count: Int) -> Bool {
    (count == 4 || count == 5) && bytes[0] | 0x20 == UInt8(ascii: "h") && bytes[1] | 0x20 == UInt8(ascii: "t")
      && bytes[2] | 0x20 == UInt8(ascii: "t") && bytes[3] | 0x20 == UInt8(ascii: "p")
      && (count == 4 || bytes[4] | 0x20 == UInt8(ascii: "s"))
  }

  private var startsAuthority: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
  }

  @inline(__always) private func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private mutating func scanHost() throws(LinkURLError) {
    guard startsAuthority else { throw index < bytes.count ? fault(bytes[index]) ?? .noHost : .noHost }
    index += 2
    let start = index
    var labelStart = index
    while index < bytes.count, !endsAuthority(bytes[index]), bytes[index] != UInt8(ascii: ":") {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        // The limits apply to Punycode, which is scanned after the URL is rewritten.
        guard index > labelStart, needsRewrite || index - labelStart <= 63 else { throw .badHost }
        labelStart = index + 1
      } else if (byte | 0x20) &- 0x61 < 26 {
        if byte & 0x20 == 0 { needsRewrite = true }
      } else if byte >= 0x80 {
        needsRewrite = true
      } else if !(byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")) {
        switch byte {
        case UInt8(ascii: "%"): throw .encodedHost
        case UInt8(ascii: "@"): throw .userinfo
        default: throw fault(byte) ?? .badHost
        }
      }
      index += 1
    }
    var end = index
    if end > start, labelStart == end { end -= 1 }
    guard end > start else { throw .noHost }
    guard needsRewrite || (index - labelStart <= 63 && end - start <= 253) else { throw .badHost }
    url.host = start..<end
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") { try scanPort() }
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
  }

  private mutating func scanPort() throws(LinkURLError) {
    index += 1
    // A password can resemble a port, as in `https://user:word@host`.
    if bytes[index...].prefix(while: { !endsAuthority($0) }).contains(UInt8(ascii: "@")) { throw .userinfo }
    let start = index
    var port = 0
    while index < bytes.count, !endsAuthority(bytes[index]) {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { throw fault(bytes[index]) ?? .badPort }
      port = port * 10 + Int(digit)
      guard port <= 65_535 else { throw .badPort }
      index += 1
    }
    guard port > 0 || index == start else { throw .badPort }
    url.port = port == (url.scheme.count == 5 ? 443 : 80) ? 0 : port
  }

  private mutating func skipToAppPath() throws(LinkURLError) {
    guard startsAuthority else {
      if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
      return
    }
    index += 2
    var end = index
    var hasColon = false
    while end < bytes.count, !endsAuthority(bytes[end]) {
      if bytes[end] == UInt8(ascii: "@") { throw .userinfo }
      if bytes[end] == UInt8(ascii: ":") { hasColon = true }
      end += 1
    }
    if hasColon { throw .portInAppScheme }
    if end == index, end < bytes.count, bytes[end] == UInt8(ascii: "/") { index += 1 }
  }

  private mutating func scanPath() throws(LinkURLError) {
    let start = index
    var segmentStart = index
    var count = 0
    // The first segment on a custom scheme is scanned byte by byte, because its case matters.
    if url.isWeb { try skipPlainPath(&segmentStart, &count) }
    while index < bytes.count {
      let byte = bytes[index]
      if URLComponentBytes.segment.contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        try endSegment(segmentStart, &count)
        index += 1
        segmentStart = index
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      } else {
        try step(raw: .segment)
      }
    }
    var end = index
    if segmentStart < index {
      try endSegment(segmentStart, &count)
    } else if count > 0 {
      end -= 1
    }
    url.path = start..<end
  }

  @inline(__always)
  private mutating func skipPlainPath(_ segmentStart: inout Int, _ count: inout Int) throws(LinkURLError) {
    let plain = PlainBytes.path(UnsafeBufferPointer(rebasing: bytes[index...]))
    guard plain.slashes <= CanonicalURL.mostSegments else { throw .tooManySegments }
    count = plain.slashes
    segmentStart = index + plain.afterLastSlash
    index += plain.count
  }

  private mutating func endSegment(_ start: Int, _ count: inout Int) throws(LinkURLError) {
    let length = index - start
    if length <= 2 {
      if length == 0 { throw .emptySegment }
      if bytes[start] == UInt8(ascii: "."), bytes[index - 1] == UInt8(ascii: ".") { throw .dotSegment }
    }
    count += 1
    guard count <= CanonicalURL.mostSegments else { throw .tooManySegments }
    if count == 1, !url.isWeb {
      var position = start
      while position < index {
        if bytes[position] == UInt8(ascii: "%") {
          // A canonical escape of an ASCII character is not a letter; any other escaped character may be uppercase.
          if bytes[position + 1] >= UInt8(ascii: "8") { needsRewrite = true }
          position += 3
        } else {
          if bytes[position] &- 0x41 < 26 { needsRewrite = true }
          position += 1
        }
      }
    }
  }

  /// For client-side routing, a fragment may contain a path and a query.
  private mutating func scanFragment() throws(LinkURLError) {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "?") {
      if bytes[index] == UInt8(ascii: "/") { index += 1 } else { try step(raw: .segment) }
    }
    if index < bytes.count {
      index += 1
      try scanItems(isInFragment: true)
    }
    url.fragment = start..<index
  }

  private mutating func scanItems(isInFragment: Bool) throws(LinkURLError) {
    var isKey = true
    while index < bytes.count, isInFragment || bytes[index] != UInt8(ascii: "#") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        isKey = true
        index += 1
      } else if byte == UInt8(ascii: "="), isKey {
        isKey = false
        index += 1
      } else {
        try step(raw: isKey ? .queryKey : .queryValue(plusIsSpace: plusIsSpace))
      }
    }
  }

  private mutating func step(raw: URLComponentBytes) throws(LinkURLError) {
    let byte = bytes[index]
    if raw.contains(byte) {
      index += 1
    } else if byte == UInt8(ascii: "%") {
      try stepOverEscape(raw: raw)
    } else {
      if let fault = fault(byte) { throw fault }
      needsRewrite = true
      index += 1
    }
  }

  /// An ASCII character has one escape, and any other character has several escapes.
  private mutating func stepOverEscape(raw: URLComponentBytes) throws(LinkURLError) {
    let first = try escapedByte()
    if first < 0x80 {
      if first < 0x20 || first == 0x7F { throw .controlCharacter }
      if raw.contains(first) { needsRewrite = true }
      return
    }
    let length = first &- 0xC2 < 0x1E ? 2 : first & 0xF0 == 0xE0 ? 3 : first &- 0xF0 < 5 ? 4 : 0
    guard length > 0 else { throw .badUTF8 }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for _ in 1..<length {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "%") else { throw .badUTF8 }
      let next = try escapedByte()
      guard next & 0xC0 == 0x80 else { throw .badUTF8 }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let shortest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= shortest, Unicode.Scalar(scalar) != nil else { throw .badUTF8 }
    if scalar < 0xA0 { throw .controlCharacter }
    // From U+0300, a character may combine with its neighbors; text below U+0300 is always in NFC.
    if scalar >= 0x300 { needsRewrite = true }
  }

  private mutating func escapedByte() throws(LinkURLError) -> UInt8 {
    guard index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
      let low = hexValue(bytes[index + 2])
    else { throw .badPercent }
    if bytes[index + 1] >= 0x61 || bytes[index + 2] >= 0x61 { hasLowercaseEscapes = true }
    index += 3
    return high << 4 | low
  }

  private func fault(_ byte: UInt8) -> LinkURLError? {
    if byte < 0x20 || byte == 0x7F { return .controlCharacter }
    if byte == 0x20 { return .rawSpace }
    if byte == UInt8(ascii: "\\") { return .backslash }
    return nil
  }
}
