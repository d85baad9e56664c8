/// The function compares eight bytes at a time. The function is always inlined, because a call would take longer than
/// the comparison of a few bytes.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
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

@inline(__always)
func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return areEqual(a, b, left.count)
}
