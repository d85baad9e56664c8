/// A group of URLs that differ only in the values of their paths, such as `https://example.com/items/*`.
enum URLShape {
  private static let longest = 160
  private static let mostSegments = 8

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

  /// Such as `https://example.com/` or `app://`; empty for a path.
  static func origin(of url: UnsafeBufferPointer<UInt8>) -> String {
    let (start, _) = parts(url.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.prefix(longest))
    let text = String(decoding: url[..<start], as: UTF8.self)
    return text.isEmpty || text.hasSuffix("/") ? text : text + "/"
  }

  private static func parts(
    _ url: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (start: Int, path: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return (url.startIndex, url) }
    var start = colon + 1
    while start < url.endIndex, start < colon + 3, url[start] == UInt8(ascii: "/") { start += 1 }
    let isWeb = url[..<colon].elementsEqual("https".utf8) || url[..<colon].elementsEqual("http".utf8)
    if isWeb { start = url[start...].firstIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? url.endIndex }
    return (start, url[start...])
  }

  /// Guesses from the characters, such as those of a number or a title.
  private static func isValue(_ segment: some Collection<UInt8>) -> Bool {
    var hyphens = 0
    for byte in segment {
      if byte &- 0x30 < 10 || byte == UInt8(ascii: "%") || byte >= 0x80 { return true }
      if byte == UInt8(ascii: "-") { hyphens += 1 }
    }
    return hyphens > 1 || segment.count > 24
  }
}

struct ShapeTallies {
  static let mostShapes = 2_000
  private var shapes: [String: URLTally] = [:]
  /// The URLs that do not belong to the first shapes, by scheme and host.
  private var origins: [String: URLTally] = [:]
  private var otherShapes = URLTally()

  mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int) {
    let shape = URLShape.shape(of: url)
    if shapes.count < Self.mostShapes || shapes[shape] != nil {
      shapes[shape, default: URLTally()].add(url, requests: requests)
      return
    }
    let origin = URLShape.origin(of: url) + "…"
    if origins.count < Self.mostShapes || origins[origin] != nil {
      origins[origin, default: URLTally()].add(url, requests: requests)
    } else {
      otherShapes.add(url, requests: requests)
    }
  }

  var groups: [(shape: String, tally: URLTally)] {
    var groups = (Array(shapes) + Array(origins)).map { (shape: $0.key, tally: $0.value) }
    if otherShapes.urls > 0 { groups.append((shape: "…", tally: otherShapes)) }
    return groups.sorted { $0.shape < $1.shape }
  }
}
