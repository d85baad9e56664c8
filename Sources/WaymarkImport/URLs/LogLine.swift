/// A line of a log of URLs: the URL, the number of requests, and the name of the screen.
struct LogLine {
  /// In the bytes of the line.
  var url: Range<Int>
  var count = 1
  var label: Range<Int>?

  enum Refusal: String, Error {
    case noURL = "the line has no URL"
    case otherMethod = "the request has another method than GET and HEAD"
    case failedRequest = "the answer has an error status"
    /// Both slashes are in the path, because the target of a request has no host (RFC 9112, section 3.2.1).
    case emptySegment = "it has two slashes in a row"
  }

  /// Formats: `URL`, `URL COUNT`, `COUNT URL`, `URL<tab>COUNT<tab>SCREEN`, the common log format of web servers, and
  /// `GET TARGET` in the place of the URL.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) -> LogLine {
    let line = try entry(bytes)
    guard !bytes[line.url].starts(with: "//".utf8) else { throw .emptySegment }
    return line
  }

  private static func entry(_ bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) -> LogLine {
    let line = trimmed(bytes, 0..<bytes.count)
    if let tab = bytes[line].firstIndex(of: 9) { return try fields(bytes, line, tab: tab) }
    guard let space = bytes[line].firstIndex(of: 0x20) else { return withComma(bytes, line) }
    // `uniq -c` writes the count before the URL.
    if let count = number(bytes, line.lowerBound..<space) {
      let url = trimmed(bytes, space..<line.upperBound)
      if var request = try request(bytes, url) {
        request.count = count
        return request
      }
      guard isURL(bytes, url) else { throw .noURL }
      return LogLine(url: url, count: count)
    }
    if !isURL(bytes, line) || bytes[line].contains(UInt8(ascii: "\"")) {
      if let request = try request(bytes, line) { return request }
    }
    guard isURL(bytes, line) else { throw .noURL }
    let last = bytes[line].lastIndex(of: 0x20) ?? space
    if let count = number(bytes, last + 1..<line.upperBound) {
      return LogLine(url: trimmed(bytes, line.lowerBound..<last), count: count)
    }
    return LogLine(url: line)
  }

  private static func fields(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, tab: Int
  ) throws(Refusal) -> LogLine {
    var result: LogLine?
    var count = 1
    var label: Range<Int>?
    var start = line.lowerBound
    for index in line.lowerBound...line.upperBound where index == line.upperBound || bytes[index] == 9 {
      let field = trimmed(bytes, start..<index)
      start = index + 1
      if field.isEmpty { continue }
      if result == nil, isURL(bytes, field) {
        result = LogLine(url: field)
      } else if let number = number(bytes, field) {
        count = number
      } else if label == nil {
        label = field
      }
    }
    guard var result else { throw .noURL }
    result.count = count
    result.label = label
    return result
  }

  private static func withComma(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> LogLine {
    if let comma = bytes[line].lastIndex(of: UInt8(ascii: ",")), !bytes[line.lowerBound..<comma].contains(0x2C),
      let count = number(bytes, comma + 1..<line.upperBound)
    {
      return LogLine(url: line.lowerBound..<comma, count: count)
    }
    return LogLine(url: line)
  }

  private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

  /// A line such as `… "GET /path HTTP/1.1" 200 …` or `GET /path`; `nil` for any other line. Source:
  /// https://httpd.apache.org/docs/current/logs.html#accesslog
  private static func request(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) throws(Refusal) -> LogLine? {
    var (start, end) = (line.lowerBound, line.upperBound)
    if let quote = bytes[line].firstIndex(of: UInt8(ascii: "\"")) {
      guard let close = bytes[(quote + 1)..<end].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      (start, end) = (quote + 1, close)
    }
    guard let space = bytes[start..<end].firstIndex(of: 0x20) else { return nil }
    let method = bytes[start..<space]
    guard methods.contains(where: { method.elementsEqual($0.utf8) }) else { return nil }
    let target = space + 1..<(bytes[(space + 1)..<end].firstIndex(of: 0x20) ?? end)
    guard isURL(bytes, target) else { return nil }
    guard method.elementsEqual("GET".utf8) || method.elementsEqual("HEAD".utf8) else { throw .otherMethod }
    let status = trimmed(bytes, min(end + 1, line.upperBound)..<line.upperBound)
    if let first = bytes[status].first, first == UInt8(ascii: "4") || first == UInt8(ascii: "5"),
      bytes[status].prefix(while: { $0 &- 0x30 < 10 }).count == 3
    {
      throw .failedRequest
    }
    return LogLine(url: target)
  }

  static func isURL(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first else { return false }
    if first == UInt8(ascii: "/") { return true }
    guard (first | 0x20) &- 0x61 < 26 else { return false }
    for byte in bytes[range] {
      if byte == UInt8(ascii: ":") { return true }
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E else {
        return false
      }
    }
    return false
  }

  static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var value = 0
    for byte in bytes[range] {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return min(value, 1 << 40)
  }

  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = bytes[range].first, first == 0x20 || first == 9 {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = bytes[range].last, last == 0x20 || last == 9 || last == 0x0D {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }
}
