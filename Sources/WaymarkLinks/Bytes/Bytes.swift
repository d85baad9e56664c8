struct ByteRange {
  private let offset: UInt16
  private let count: UInt16

  @inline(__always) init(_ range: Range<Int>) {
    offset = UInt16(truncatingIfNeeded: range.lowerBound)
    count = UInt16(truncatingIfNeeded: range.count)
  }

  private init() {
    offset = .max
    count = 0
  }

  static var absent: ByteRange { @inline(__always) get { ByteRange() } }

  /// The value must not be ``absent``.
  var knownRange: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count))) }
  }

  var range: Range<Int>? { offset == .max ? nil : knownRange }
}

/// Compares eight bytes at a time. Always inlined, because a call would take longer than comparing a few bytes.
@inline(__always) func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var index = 0
  while index &+ 8 <= count {
    if PlainBytes.word(left + index) != PlainBytes.word(right + index) { return false }
    index &+= 8
  }
  // The last eight bytes overlap bytes that are already compared. A loop over the remaining bytes would be slower.
  guard index == 0 else { return PlainBytes.word(left + (count &- 8)) == PlainBytes.word(right + (count &- 8)) }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}

@inline(__always) func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return areEqual(a, b, left.count)
}

@inline(__always) func lowercasedASCII(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

extension Sequence<UInt8> {
  package func areEqual(_ other: some Sequence<UInt8>, ignoringCase: Bool) -> Bool {
    elementsEqual(other) { $0 == $1 || ignoringCase && lowercasedASCII($0) == lowercasedASCII($1) }
  }
}

@inline(__always) func hexValue(_ byte: UInt8) -> UInt8? {
  if byte &- 0x30 < 10 { return byte &- 0x30 }
  let letter = (byte | 0x20) &- 0x61
  return letter < 6 ? letter &+ 10 : nil
}

func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
