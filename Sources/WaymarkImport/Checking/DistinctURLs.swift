/// A hash table of the URLs of a log, with a limited size.
///
/// A log with millions of lines usually has few different URLs. The table collects the counts of equal lines. If the
/// table is full, the caller processes the URLs and empties the table, so the memory does not depend on the size of the
/// log.
package struct DistinctURLs: ~Copyable {
  /// A URL with the total of its counts.
  private struct Entry {
    fileprivate let start: Int
    fileprivate let length: Int
    /// The number of the destination in the log plus one; 0 if the log has no destination for the URL.
    fileprivate let destination: Int
    /// The number of requests.
    fileprivate var requests: Int
  }

  private let mostURLs: Int
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The destinations in the log, and the number of each destination.
  private var destinations: [String] = []
  private var numbers: [String: Int] = [:]
  private var destinationBytes = 0
  /// The number of an entry plus one for each hash; 0 if there is no entry.
  private var slots: [Int32]

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - mostURLs: The maximum number of URLs.
  ///   - mostBytes: The maximum number of bytes of all URLs.
  package init(mostURLs: Int = 1 << 18, mostBytes: Int = 1 << 24) {
    self.mostURLs = mostURLs
    self.mostBytes = mostBytes
    var size = 2
    while size < mostURLs * 2 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
  }

  /// A Boolean value that indicates whether the caller must empty the table before the next URL.
  package var isFull: Bool { entries.count >= mostURLs || bytes.count + destinationBytes >= mostBytes }

  /// Adds a URL. The table must not be full.
  ///
  /// - Parameters:
  ///   - url: The bytes of the URL.
  ///   - destination: The destination in the log; `nil` if the log has no destination for the URL.
  ///   - requests: The number of requests.
  /// - Complexity: O(*n*) for *n* bytes. The hash has a random seed, so a log cannot cause many equal hashes.
  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, destination: String? = nil, requests: Int) {
    let destination = destination.map { number(of: $0) + 1 } ?? 0
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(url))
    hasher.combine(destination)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let entry = entries[index]
      if entry.length == url.count, entry.destination == destination,
        bytes[entry.start..<entry.start + entry.length].elementsEqual(url)
      {
        entries[index].requests = entry.requests.saturatingAdding(requests)
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count + 1)
    entries.append(Entry(start: bytes.count, length: url.count, destination: destination, requests: requests))
    bytes.append(contentsOf: url)
  }

  private mutating func number(of destination: String) -> Int {
    if let number = numbers[destination] { return number }
    numbers[destination] = destinations.count
    destinations.append(destination)
    destinationBytes += destination.utf8.count
    return destinations.count - 1
  }

  /// Calls a closure with each URL, in the order of the log, and empties the table.
  ///
  /// - Parameter body: A closure that receives a URL, the number of its requests, and its destination in the log.
  package mutating func drain(
    _ body: (_ url: UnsafeBufferPointer<UInt8>, _ requests: Int, _ destination: String?) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBufferPointer { bytes in
      for entry in entries {
        let url = UnsafeBufferPointer(rebasing: bytes[entry.start..<entry.start + entry.length])
        try body(url, entry.requests, entry.destination == 0 ? nil : destinations[entry.destination - 1])
      }
    }
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    destinations.removeAll()
    numbers.removeAll()
    destinationBytes = 0
    for index in slots.indices { slots[index] = 0 }
  }
}
