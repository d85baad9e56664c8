/// Up to three URLs with the smallest hashes, so that the order of the URLs has no effect on the choice.
package struct StableExamples: Sendable {
  package static let most = 3

  private var urls: [(hash: UInt64, url: [UInt8])] = []

  package init() {}

  /// The URLs in the order of their hashes.
  package var texts: [String] { urls.map { String(decoding: $0.url, as: UTF8.self) } }
  /// The size of the URLs in bytes.
  var size: Int { urls.reduce(0) { $0 + $1.url.count } }

  /// Inserts a URL if its hash is among the smallest.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - limit: The maximum number of bytes to add.
  /// - Returns: The number of added bytes.
  @discardableResult
  package mutating func insert(_ url: UnsafeBufferPointer<UInt8>, ifNotOver limit: Int = .max) -> Int {
    let hash = SurveyHash.of(url)
    if urls.count == Self.most, hash >= urls[urls.count - 1].hash { return 0 }
    guard url.count <= limit, !urls.contains(where: { $0.hash == hash }) else { return 0 }
    let index = urls.firstIndex { hash < $0.hash } ?? urls.count
    urls.insert((hash, Array(url)), at: index)
    var added = url.count
    if urls.count > Self.most { added -= urls.removeLast().url.count }
    return added
  }

  /// Inserts the URLs of another value.
  mutating func insert(_ other: StableExamples) {
    for item in other.urls { item.url.withUnsafeBufferPointer { _ = insert($0) } }
  }
}
