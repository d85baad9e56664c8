/// Returns whether two runs of bytes are equal.
///
/// Compares eight bytes at a time. The runs are short, and a call would cost more than the comparison.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var index = 0
  while index &+ 8 <= count {
    if PlainBytes.word(left + index) != PlainBytes.word(right + index) { return false }
    index &+= 8
  }
  // The rest, together with bytes that have been compared, rather than one by one.
  guard index == 0 else { return PlainBytes.word(left + (count &- 8)) == PlainBytes.word(right + (count &- 8)) }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}

/// Returns whether two runs of bytes are equal.
@inline(__always)
func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return areEqual(a, b, left.count)
}
