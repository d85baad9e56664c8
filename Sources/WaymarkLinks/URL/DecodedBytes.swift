struct DecodedBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "%"), index &+ 2 < bytes.count,
      let high = hexValue(bytes[index &+ 1]), let low = hexValue(bytes[index &+ 2])
    {
      index &+= 3
      return high << 4 | low
    }
    index &+= 1
    return bytes[index &- 1]
  }
}
