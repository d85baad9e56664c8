/// A range of bytes in a URL, stored in four bytes: the range of a capture or of a component.
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

  /// The range of an optional capture that the URL lacks, or of a component that the URL lacks.
  static var absent: ByteRange {
    @inline(__always) get { ByteRange() }
  }

  /// The range, which must not be absent.
  var knownRange: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count))) }
  }

  /// The range, or `nil` if the range is absent.
  var range: Range<Int>? { offset == .max ? nil : knownRange }
}
