struct TableCursor {
  private(set) var position: UnsafePointer<UInt8>

  @inline(__always) init(_ position: UnsafePointer<UInt8>) { self.position = position }

  @inline(__always) mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position[0]
  }

  @inline(__always) mutating func half() -> Int {
    defer { position += 2 }
    return TableNumber.half(position)
  }

  @inline(__always) mutating func word() -> Int {
    defer { position += 4 }
    return TableNumber.word(position)
  }

  @inline(__always) mutating func text() -> UnsafeBufferPointer<UInt8> {
    let count = half()
    defer { position += count }
    return UnsafeBufferPointer(start: position, count: count)
  }

  @inline(__always) mutating func skip(_ count: Int) { position += count }
}

enum TableNumber {
  @inline(__always) static func half(_ at: UnsafePointer<UInt8>) -> Int { Int(at[0]) | Int(at[1]) &<< 7 }

  @inline(__always) static func word(_ at: UnsafePointer<UInt8>) -> Int {
    // One load reads all four groups. The groups are then joined in pairs, and the pairs are joined.
    let raw = UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    let pairs = raw &- (raw & 0x7F00_7F00) &>> 1
    return Int(pairs &- 3 &* ((pairs & 0x3FFF_0000) &>> 2))
  }
}
