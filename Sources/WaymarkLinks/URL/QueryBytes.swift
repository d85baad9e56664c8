/// A sequence of the query items in a canonical URL.
struct QueryBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>?) {
    self.bytes = bytes ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  mutating func next() -> (key: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>)? {
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") { index &+= 1 }
    guard index < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = index
    let item = PlainBytes.item(bytes, from: start)
    index = item.end
    let valueStart = Swift.min(item.keyEnd &+ 1, item.end)
    return (
      UnsafeBufferPointer(start: base + start, count: item.keyEnd &- start),
      UnsafeBufferPointer(start: base + valueStart, count: item.end &- valueStart)
    )
  }
}
