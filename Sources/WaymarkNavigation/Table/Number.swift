/// Numbers in groups of seven bits.
enum Number {
  @inline(__always)
  static func half(_ at: UnsafePointer<UInt8>) -> Int { Int(at[0]) | Int(at[1]) &<< 7 }

  @inline(__always)
  static func word(_ at: UnsafePointer<UInt8>) -> Int {
    // One load, then the groups are pushed together, in pairs and pairs of pairs: what stands higher loses half, and three
    // quarters, of what it counts. Most of what a match reads are words.
    let raw = UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    let pairs = raw &- (raw & 0x7F00_7F00) &>> 1
    return Int(pairs &- 3 &* ((pairs & 0x3FFF_0000) &>> 2))
  }
}

/// Reads a stretch of a table from front to back.
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
    return Number.half(position)
  }

  @inline(__always)
  mutating func word() -> Int {
    defer { position += 4 }
    return Number.word(position)
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

/// Whether two runs of bytes are equal; eight at a time, as they are short and a call would cost more than the comparison.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var index = 0
  while index &+ 8 <= count {
    if PlainBytes.word(left + index) != PlainBytes.word(right + index) { return false }
    index &+= 8
  }
  // What is left, with some of what has been compared, rather than one by one.
  guard index == 0 else { return PlainBytes.word(left + (count &- 8)) == PlainBytes.word(right + (count &- 8)) }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}

/// Whether two runs of bytes are equal.
@inline(__always)
func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return areEqual(a, b, left.count)
}
