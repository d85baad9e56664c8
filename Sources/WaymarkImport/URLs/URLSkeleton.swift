import WaymarkLinks

/// The form of a URL: the host, the shapes of the segments, and the shapes of the query values.
struct URLSkeleton: Hashable, Sendable {
  /// The host of a path without a host. The host is valid for the canonical form, but no site has the name.
  static let noHost = "_"

  var scheme: String
  /// The host with its port, or an empty string for a custom scheme.
  var host: String
  var segments: [SegmentShape] = []
  /// The shapes of the segments in a fragment that starts with a slash; `nil` for any other fragment.
  var fragment: [SegmentShape]?
  /// The query items in the order of their keys, without the keys that only track visitors.
  var query: [Item] = []
  /// The name of the screen in the file; `nil` if the file has no name.
  var label: String?

  struct Item: Hashable, Sendable {
    var key: String
    var value: SegmentShape
  }

  /// The maximum number of query items in a skeleton.
  private static let mostItems = 12
  private static let longestKey = 40

  /// The separators between the parts of an encoded skeleton. No canonical URL contains control characters.
  private enum Mark {
    static let part: UInt8 = 1
    static let fragment: UInt8 = 2
    static let query: UInt8 = 3
    static let value: UInt8 = 4
    static let label: UInt8 = 5
  }

  /// Appends the encoded skeleton of a URL.
  static func append(_ url: CanonicalURL, label: UnsafeBufferPointer<UInt8>?, to result: inout [UInt8]) {
    result.append(contentsOf: url.bytes[url.scheme])
    result.append(Mark.part)
    result.append(contentsOf: url.bytes[url.host])
    if url.port != 0 { result.append(contentsOf: ":\(url.port)".utf8) }
    appendSegments(url.bytes, url.path, to: &result)
    if let fragment = url.fragment { appendFragment(url.bytes, fragment, to: &result) }
    if let query = url.query, !query.isEmpty { appendQuery(url.bytes, query, to: &result) }
    if let label {
      result.append(Mark.label)
      // A name has no control characters, which separate the parts.
      result.append(contentsOf: label.lazy.filter { $0 >= 0x20 })
    }
  }

  private static func appendSegments(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, mark: UInt8 = Mark.part, to result: inout [UInt8]
  ) {
    var start = range.lowerBound
    guard start < range.upperBound else { return }
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || bytes[index] == UInt8(ascii: "/") {
      result.append(mark)
      SegmentShape.append(UnsafeBufferPointer(rebasing: bytes[start..<index]), isQuery: false, to: &result)
      start = index + 1
    }
  }

  /// Appends a fragment that is a path, as in `#/users/1` and `#!/users/1`. Other fragments have no effect.
  private static func appendFragment(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to result: inout [UInt8]
  ) {
    var range = range
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "/") {
      range = range.lowerBound + 1..<range.upperBound
      if let end = bytes[range].firstIndex(of: UInt8(ascii: "?")) { range = range.lowerBound..<end }
      if range.count > 0, bytes[range.upperBound - 1] == UInt8(ascii: "/") {
        range = range.lowerBound..<range.upperBound - 1
      }
      // The canonical form checks the path only.
      let segments = bytes[range].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard segments.count <= CanonicalURL.mostSegments,
        segments.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) })
      else { return }
      appendSegments(bytes, range, mark: Mark.fragment, to: &result)
    }
  }

  private static func appendQuery(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to result: inout [UInt8]
  ) {
    var items: [(key: Range<Int>, value: Range<Int>)] = []
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || bytes[index] == UInt8(ascii: "&") {
      let key = start..<(bytes[start..<index].firstIndex(of: UInt8(ascii: "=")) ?? index)
      if isKey(UnsafeBufferPointer(rebasing: bytes[key])) {
        items.append((key, min(key.upperBound + 1, index)..<index))
      }
      start = index + 1
      if items.count > 4 * mostItems { break }
    }
    if items.count > 1 {
      items.sort { bytes[$0.key].lexicographicallyPrecedes(bytes[$1.key]) }
    }
    var index = 0
    var kept = 0
    while index < items.count, kept < mostItems {
      let item = items[index]
      var next = index + 1
      while next < items.count, bytes[items[next].key].elementsEqual(bytes[item.key]) { next += 1 }
      result.append(Mark.query)
      result.append(contentsOf: bytes[item.key])
      result.append(Mark.value)
      if next > index + 1 {
        // A literal condition requires exactly one item, so a repeated key has no literal value.
        result.append(UInt8(ascii: "t"))
      } else {
        SegmentShape.append(UnsafeBufferPointer(rebasing: bytes[item.value]), isQuery: true, to: &result)
      }
      index = next
      kept += 1
    }
  }

  private static func isKey(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = key.first, key.count <= longestKey, (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_"),
      key.allSatisfy({
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      })
    else { return false }
    return !TrackingKeys.contains(key)
  }

  /// Creates a skeleton from the bytes that ``append(_:label:to:)`` appends.
  init(bytes: ArraySlice<UInt8>) {
    var parts: [(mark: UInt8, bytes: ArraySlice<UInt8>)] = []
    var start = bytes.startIndex
    var mark: UInt8 = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte >= Mark.part, byte <= Mark.label {
        parts.append((mark, bytes[start..<index]))
        mark = byte
        start = index + 1
      }
      index += 1
    }
    parts.append((mark, bytes[start...]))
    scheme = String(decoding: parts[0].bytes, as: UTF8.self)
    host = parts.count > 1 ? String(decoding: parts[1].bytes, as: UTF8.self) : ""
    for part in parts.dropFirst(2) {
      switch part.mark {
      case Mark.part: segments.append(SegmentShape(bytes: part.bytes))
      case Mark.fragment: fragment = (fragment ?? []) + [SegmentShape(bytes: part.bytes)]
      case Mark.query: query.append(Item(key: String(decoding: part.bytes, as: UTF8.self), value: .text))
      case Mark.value: if !query.isEmpty { query[query.count - 1].value = SegmentShape(bytes: part.bytes) }
      default: label = String(decoding: part.bytes, as: UTF8.self)
      }
    }
  }
}
