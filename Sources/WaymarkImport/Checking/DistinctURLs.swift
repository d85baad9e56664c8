/// The URLs of a log with the totals of their counts, with a limited size.
///
/// A log with millions of lines usually has few different URLs. If the table is full, the caller processes the URLs and
/// empties the table, so the memory does not depend on the size of the log.
package struct DistinctURLs: ~Copyable {
  private struct Key: Hashable {
    var url: [UInt8]
    /// `nil` if the log has no destination for the URL.
    var destination: String?
  }

  private let mostURLs: Int
  private let mostBytes: Int
  /// The URLs in the order of the log.
  private var entries: [(key: Key, requests: Int)] = []
  private var numbers: [Key: Int] = [:]
  private var bytes = 0

  package init(mostURLs: Int = 1 << 17, mostBytes: Int = 1 << 24) {
    self.mostURLs = mostURLs
    self.mostBytes = mostBytes
  }

  /// A Boolean value that indicates whether the caller must empty the table before the next URL.
  package var isFull: Bool { entries.count >= mostURLs || bytes >= mostBytes }

  /// Adds a URL. The table must not be full.
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

  /// Calls a closure with each URL, in the order of the log, and empties the table.
  package mutating func drain(
    _ body: (_ url: UnsafeBufferPointer<UInt8>, _ requests: Int, _ destination: String?) throws -> Void
  ) rethrows {
    for (key, requests) in entries {
      try key.url.withUnsafeBufferPointer { try body($0, requests, key.destination) }
    }
    entries.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    bytes = 0
  }
}
