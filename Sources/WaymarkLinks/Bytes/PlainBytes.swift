/// Stretches of a URL that need no closer look, found eight bytes at a time.
///
/// Nearly all bytes of nearly all URLs are plain: they stand for themselves, in one form. What is not plain is left to the scanner,
/// which looks at each byte. A test of eight in a word gives a word in which the high bit of a byte says yes (Lamport, "Multiple byte
/// processing with full-word instructions", 1975); its sums stay inside their bytes where all of those are ASCII.
enum PlainBytes {
  /// `https://`, as a word.
  static let httpsStart: UInt64 = 0x2F2F_3A73_7074_7468

  /// Eight bytes, the first one lowest.
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// How many lower-case letters, digits, `-`, `_` and single dots, no dot first, the bytes start with, up to the last eight
  /// of them.
  @inline(__always)
  static func hostLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var index = 0
    // What the byte before is, where a dot must not follow: a dot, or nothing.
    var afterDot: UInt64 = 0x80
    while index &+ 8 <= bytes.count {
      let word = word(base + index)
      let dots = isEqual(word, 0x2E)
      let faults = ~(letters(word) | digitsAndMarks(word) | isEqual(word, 0x5F)) | isEqual(word, 0x2F) | word
      let stops = (faults | dots & (dots &<< 8 | afterDot)) & high
      if stops != 0 { return index &+ stops.trailingZeroBitCount / 8 }
      afterDot = dots &>> 56
      index &+= 8
    }
    return index
  }

  /// Whether all bytes from an index on are unreserved characters but `~`, or `/`, `?`, `=` and `&`, which in a query stand for
  /// themselves. Where they are fewer than eight, some before them must be such too.
  static func isQuery(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    guard let base = bytes.baseAddress, start >= 8 else { return false }
    var index = start
    while index < bytes.count {
      // The last word overlaps the one before it, or what stands before the index.
      let word = word(base + min(index, bytes.count &- 8))
      let plain = unreserved(word) | isEqual(word, 0x3D) | isEqual(word, 0x26) | isEqual(word, 0x3F)
      if (~plain | word) & high != 0 { return false }
      index &+= 8
    }
    return true
  }

  /// Where an item of a canonical query ends, at a `&` or with the bytes, and where its key does, at the first `=` or there too.
  static func item(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (keyEnd: Int, end: Int) {
    guard let base = bytes.baseAddress else { return (start, start) }
    var index = start
    var keyEnd: Int?
    while true {
      let word =
        bytes.count < 8
        ? shortWord(base, bytes.count) &>> UInt64(truncatingIfNeeded: 8 &* index)
        : word(base, index, lastEight: bytes.count &- 8)
      let left = bytes.count &- index
      let ends = isEqual(word, 0x26) | (left < 8 ? 0x80 &<< UInt64(truncatingIfNeeded: 8 &* left) : 0)
      if keyEnd == nil {
        let equals = isEqual(word, 0x3D) & ~ends & (ends &- 1)
        if equals != 0 { keyEnd = index &+ equals.trailingZeroBitCount / 8 }
      }
      index &+= ends.trailingZeroBitCount / 8
      if ends != 0 { return (keyEnd ?? index, index) }
    }
  }

  /// A segment of a path.
  struct Segment {
    let start: Int
    /// Where the slash stands that ends it, or the path ends.
    let end: Int
    /// Whether its bytes are unreserved characters but `~`.
    let isPlain: Bool
    /// Whether they are digits, as those of an empty one are.
    let isDigits: Bool
  }

  /// The segment that starts at an index.
  ///
  /// - Parameters:
  ///   - end: Where the path ends.
  ///   - lastEight: Up to where eight bytes can be read; not before the first one.
  @inline(never)
  static func segment(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, lastEight: Int) -> Segment {
    var index = start
    var faults: UInt64 = 0
    var others: UInt64 = 0
    while true {
      let word = word(base, index, lastEight: lastEight)
      let left = end &- index
      // The path's end is as good as a slash.
      let stops = isEqual(word, 0x2F) | (left < 8 ? 0x80 &<< UInt64(truncatingIfNeeded: 8 &* left) : 0)
      let before = ~stops & (stops &- 1) & high
      faults |= (~unreserved(word) | word) & before
      others |= ~digits(word) & before
      index &+= stops.trailingZeroBitCount / 8
      if stops != 0 { return Segment(start: start, end: index, isPlain: faults == 0, isDigits: others == 0) }
    }
  }

  /// A plain stretch of a path.
  struct Path {
    var count = 0
    var slashes = 0
    /// Where the byte after the last slash is.
    var afterLastSlash = 0
  }

  /// The unreserved characters but `~`, and the slashes, that a path starts with, as far as no segment is empty or starts with a dot; none
  /// of fewer than eight bytes, and 2,040 at most.
  @inline(__always)
  static func path(_ bytes: UnsafeBufferPointer<UInt8>) -> Path {
    var path = Path()
    guard let base = bytes.baseAddress else { return path }
    var slashSums: UInt64 = 0
    var lastSlashes: UInt64 = 0
    var lastIndex = 0
    // A segment starts with the first byte.
    var afterSlash: UInt64 = 0x80
    var stops: UInt64 = 0
    // A byte of the sums counts to 255.
    let most = min(bytes.count, 255 * 8)
    while stops == 0, path.count < most, bytes.count >= 8 {
      let left = bytes.count &- path.count
      var word = word(base, path.count, lastEight: bytes.count &- 8)
      // Behind the last ones stand letters, as what is plain.
      if left < 8 { word |= each(0x61) &<< UInt64(truncatingIfNeeded: 8 &* left) }
      var slashes = isEqual(word, 0x2F)
      // A dot is a slash but for the lowest bit.
      let dotsAndSlashes = isEqual(word | each(1), 0x2F)
      let faults = ~unreserved(word) | word
      stops = (faults | dotsAndSlashes & (slashes &<< 8 | afterSlash)) & high
      var length = min(8, left)
      if stops != 0 {
        length = stops.trailingZeroBitCount / 8
        // Those before it.
        slashes &= ~stops & (stops &- 1)
      }
      if slashes != 0 {
        slashSums &+= slashes &>> 7
        lastSlashes = slashes
        lastIndex = path.count
      }
      afterSlash = slashes &>> 56
      path.count &+= length
    }
    guard lastSlashes != 0 else { return path }
    // Pairs of bytes have room for all slashes.
    let pairs = (slashSums & 0x00FF_00FF_00FF_00FF) &+ (slashSums &>> 8 & 0x00FF_00FF_00FF_00FF)
    path.slashes = Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    path.afterLastSlash = lastIndex &+ 8 &- lastSlashes.leadingZeroBitCount / 8
    return path
  }

  /// Eight bytes from an index on, with zeros behind the last one there is; at the end itself, anything.
  @inline(__always)
  static func word(_ base: UnsafePointer<UInt8>, _ index: Int, lastEight: Int) -> UInt64 {
    let start = min(index, lastEight)
    return word(base + start) &>> UInt64(truncatingIfNeeded: 8 &* (index &- start))
  }

  /// Fewer than eight bytes, but one or more, with zeros behind them; none is read that is not one of them.
  @inline(__always)
  static func shortWord(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    func part<Part: FixedWidthInteger & UnsignedInteger>(_ type: Part.Type, _ index: Int) -> UInt64 {
      let part = Part(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: type))
      return UInt64(part) &<< UInt64(truncatingIfNeeded: 8 &* index)
    }
    // Where parts overlap, they are the same.
    if count >= 4 { return part(UInt32.self, 0) | part(UInt32.self, count &- 4) }
    return part(UInt8.self, 0) | part(UInt8.self, count / 2) | part(UInt8.self, count &- 1)
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// Lower-case letters.
  @inline(__always)
  private static func letters(_ word: UInt64) -> UInt64 { (word &+ each(0x80 - 0x61)) & ~(word &+ each(0x7F - 0x7A)) }

  /// Unreserved characters but `~`, and `/`.
  @inline(__always)
  private static func unreserved(_ word: UInt64) -> UInt64 {
    letters(word | each(0x20)) | digitsAndMarks(word) | isEqual(word, 0x5F)
  }

  /// `-`, `.`, `/` and the digits, which are neighbours.
  @inline(__always)
  private static func digitsAndMarks(_ word: UInt64) -> UInt64 {
    (word &+ each(0x80 - 0x2D)) & ~(word &+ each(0x7F - 0x39))
  }

  @inline(__always)
  private static func digits(_ word: UInt64) -> UInt64 { (word &+ each(0x80 - 0x30)) & ~(word &+ each(0x7F - 0x39)) }

  /// Those that are a byte, an ASCII one; behind one that is not ASCII one may be missed.
  @inline(__always)
  static func isEqual(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    ~((word ^ each(byte)) &+ each(0x7F) | word) & high
  }
}
