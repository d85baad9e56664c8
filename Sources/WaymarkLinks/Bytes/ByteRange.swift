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

  /// The value for a component or an optional capture that is missing from the URL.
  static var absent: ByteRange {
    @inline(__always) get { ByteRange() }
  }

  /// The range of offsets. The value must not be ``absent``.
  var knownRange: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count))) }
  }

  /// The range of offsets, or `nil` if the value is ``absent``.
  var range: Range<Int>? { offset == .max ? nil : knownRange }
}
