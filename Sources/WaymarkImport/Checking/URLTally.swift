import WaymarkLinks

/// The number of URLs of a log with a common property, and the number of their requests.
package struct URLTally: Sendable {
  package private(set) var urls = 0
  package private(set) var requests = 0
  package private(set) var examples: [String] = []

  mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int, mostExamples: Int = 1) {
    if examples.count < mostExamples {
      examples.append(String(decoding: url.prefix(CanonicalURL.longest), as: UTF8.self))
    }
    urls += 1
    self.requests.addSaturating(requests)
  }

  mutating func add(_ other: URLTally) {
    if examples.isEmpty { examples = other.examples }
    urls += other.urls
    requests.addSaturating(other.requests)
  }

  /// Such as "12,345 requests for 67 URLs".
  var text: String { "\(requests.counted("request")) for \(urls.counted("URL"))" }

  /// Such as `12.3%`. The result is `0.0%` or `100.0%` only if the share is exactly 0 or 1.
  func share(of all: URLTally) -> String {
    guard all.requests > 0, requests > 0 else { return "0.0%" }
    guard requests < all.requests else { return "100.0%" }
    let tenths = Int((Double(requests) / Double(all.requests) * 1_000).rounded())
    guard tenths > 0 else { return "<0.1%" }
    let shown = min(tenths, 999)
    return "\(shown / 10).\(shown % 10)%"
  }
}

extension Int {
  func saturatingAdding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  mutating func addSaturating(_ other: Int) { self = saturatingAdding(other) }
  /// Such as `12,345`.
  package var grouped: String {
    let digits = String(magnitude)
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// Such as "1 URL" or "12,345 URLs".
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)" + (self == 1 ? "" : "s") }
}

/// The caller empties a full table, so the memory does not depend on the size of the log.
package struct DistinctURLs: ~Copyable {
  private struct Key: Hashable {
    var url: [UInt8]
    var destination: String?
  }

  private let mostURLs: Int
  private let mostBytes: Int
  /// In the order of the log.
  private var entries: [(key: Key, requests: Int)] = []
  private var numbers: [Key: Int] = [:]
  private var bytes = 0

  package init(mostURLs: Int = 1 << 17, mostBytes: Int = 1 << 24) {
    self.mostURLs = mostURLs
    self.mostBytes = mostBytes
  }

  package var isFull: Bool { entries.count >= mostURLs || bytes >= mostBytes }
  /// The table must not be full.
  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, destination: String? = nil, requests: Int) {
    let key = Key(url: Array(url), destination: destination)
    if let number = numbers[key] {
      entries[number].requests.addSaturating(requests)
    } else {
      numbers[key] = entries.count
      entries.append((key, requests))
      bytes += url.count + (destination?.utf8.count ?? 0)
    }
  }

  package mutating func drain(
    _ body: (_ url: UnsafeBufferPointer<UInt8>, _ requests: Int, _ destination: String?) throws -> Void
  ) rethrows {
    for (key, requests) in entries { try key.url.withUnsafeBufferPointer { try body($0, requests, key.destination) } }
    entries.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    bytes = 0
  }
}
