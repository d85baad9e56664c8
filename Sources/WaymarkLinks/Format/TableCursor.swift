struct TableCursor {
  private(set) var position: UnsafePointer<UInt8>

  @inline(__always)
  init(_ position: UnsafePointer<UInt8>) {
    self.position = position
  }

  @inline(__always)
  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position[0]
  }

  @inline(__always)
  mutating func half() -> Int {
    defer { position += 2 }
    return TableNumber.half(position)
  }

  @inline(__always)
  mutating func word() -> Int {
    defer { position += 4 }
    return TableNumber.word(position)
  }

  @inline(__always)
  mutating func text() -> UnsafeBufferPointer<UInt8> {
    let count = half()
    defer { position += count }
    return UnsafeBufferPointer(start: position, count: count)
  }

  @inline(__always)
  mutating func skip(_ count: Int) { position += count }
}
