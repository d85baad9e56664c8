/// A group of URLs that differ only in the values of their paths, such as `https://example.com/items/*`.
///
/// Shapes only group the URLs of a report. They are no patterns of a spec.
enum URLShape {
  private static let longest = 160
  private static let mostSegments = 8

  /// Returns the shape of a URL. The shape has no query and no fragment.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func shape(of url: UnsafeBufferPointer<UInt8>) -> String {
    let end = url.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.count
    let (start, rest) = parts(url[..<min(end, 2_048)])
    var shape = String(decoding: url[..<start], as: UTF8.self)
    let segments = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      if index > 0 { shape += "/" }
      if index == mostSegments || shape.utf8.count > longest { return shape + "…" }
      shape += isValue(segment) ? "*" : String(decoding: segment, as: UTF8.self)
    }
    return shape
  }

  /// Returns the shape of all URLs with the same scheme and host.
  static func origin(of url: UnsafeBufferPointer<UInt8>) -> String {
    let (start, _) = parts(url.prefix(longest))
    return String(decoding: url[..<start], as: UTF8.self) + "…"
  }

  /// Returns the index after the scheme and the host, and the path.
  private static func parts(
    _ url: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (start: Int, path: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return (url.startIndex, url) }
    var start = colon + 1
    while start < url.endIndex, start < colon + 3, url[start] == UInt8(ascii: "/") { start += 1 }
    let isWeb = url[..<colon].elementsEqual("https".utf8) || url[..<colon].elementsEqual("http".utf8)
    if isWeb, let slash = url[start...].firstIndex(of: UInt8(ascii: "/")) { start = slash + 1 }
    return (start, url[start...])
  }

  /// Returns a Boolean value that indicates whether a segment looks like a value, such as a number or a title.
  private static func isValue(_ segment: some Collection<UInt8>) -> Bool {
    var hyphens = 0
    for byte in segment {
      if byte &- 0x30 < 10 || byte == UInt8(ascii: "%") || byte >= 0x80 { return true }
      if byte == UInt8(ascii: "-") { hyphens += 1 }
    }
    return hyphens > 1 || segment.count > 24
  }
}
