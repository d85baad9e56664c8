/// A stretch of a URL, in bytes, four of which hold it: what is captured, and a URL's own parts.
struct Capture {
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

  /// What an optional capture is where the URL ends before it, or a part that the URL lacks.
  static var absent: Capture {
    @inline(__always) get { Capture() }
  }

  /// Where one stands that is not absent.
  var knownRange: Range<Int> {
    @inline(__always) get { Range(uncheckedBounds: (Int(offset), Int(offset) &+ Int(count))) }
  }

  /// Where it stands; nil where it is absent.
  var range: Range<Int>? { offset == .max ? nil : knownRange }
}
