/// A range of bytes in a URL, such as the range of a capture or of a component.
///
/// A `ByteRange` takes four bytes of memory.
struct ByteRange {
  private let offset: UInt16
  private let count: UInt16

  @inline(__always)
  init(_ range: Range<Int>) {
    offset = UInt16(truncatingIfNeeded: range.lowerBound)
    count = UInt16(truncatingIfNeeded: range.count)
  }

  private init() {
    offset = .max
    count = 0
  }

  static var absent: ByteRange {
    @inline(__always) get { ByteRange() }
  }

  /// The value must not be ``absent``.
  var knownRange: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count))) }
  }

  var range: Range<Int>? { offset == .max ? nil : knownRange }
}
