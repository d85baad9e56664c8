/// Checks bytes in groups of eight. A *plain* byte, as nearly all of most URLs, needs no escape and no conversion;
/// `URLScanner` checks the others. In a mask, the highest bit of each byte indicates a match (Lamport, "Multiple Byte
/// Processing with Full-Word Instructions", 1975). If all eight bytes are ASCII, additions never overflow into the next
/// byte.
enum PlainBytes {
  static let httpsStart: UInt64 = 0x2F2F_3A73_7074_7468

  @inline(__always) static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Skips lowercase ASCII letters, digits, `-`, `_`, and dots in complete groups of eight bytes. The result is 0 for a
  /// leading dot, and ends before the second of two dots.
  @inline(__always) static func hostLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var index = 0
    // The high bit forbids a dot at the start of the host and after another dot.
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

  /// The query ends at the last byte. For a query of fewer than eight bytes, bytes before the query are also checked.
  static func isQuery(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    guard let base = bytes.baseAddress, start >= 8 else { return false }
    var index = start
    while index < bytes.count {
      // The last group of eight bytes overlaps the previous group, or the bytes before the query.
      let word = word(base + min(index, bytes.count &- 8))
      let plain = unreserved(word) | isEqual(word, 0x3D) | isEqual(word, 0x26) | isEqual(word, 0x3F)
      if (~plain | word) & high != 0 { return false }
      index &+= 8
    }
    return true
  }

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

  struct Segment {
    let start: Int
    let end: Int
    /// Only ASCII letters, digits, `-`, `.`, and `_`.
    let isPlain: Bool
    let isDigits: Bool
  }

  @inline(never)
  static func segment(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, lastEight: Int) -> Segment {
    var index = start
    var faults: UInt64 = 0
    var others: UInt64 = 0
    while true {
      let word = word(base, index, lastEight: lastEight)
      let left = end &- index
      // The end of the path acts as a slash.
      let stops = isEqual(word, 0x2F) | (left < 8 ? 0x80 &<< UInt64(truncatingIfNeeded: 8 &* left) : 0)
      let before = ~stops & (stops &- 1) & high
      faults |= (~unreserved(word) | word) & before
      others |= ~digits(word) & before
      index &+= stops.trailingZeroBitCount / 8
      if stops != 0 { return Segment(start: start, end: index, isPlain: faults == 0, isDigits: others == 0) }
    }
  }

  struct Path {
    var count = 0
    var slashes = 0
    var afterLastSlash = 0
  }

  /// The prefix has at most 2,040 bytes, only ASCII letters, digits, `-`, `.`, `_`, and `/`, and ends before an empty
  /// segment or one with a leading dot. It is empty for a path of fewer than eight bytes.
  @inline(__always) static func path(_ bytes: UnsafeBufferPointer<UInt8>) -> Path {
    var path = Path()
    guard let base = bytes.baseAddress else { return path }
    var slashSums: UInt64 = 0
    var lastSlashes: UInt64 = 0
    var lastIndex = 0
    // The first byte starts a segment.
    var afterSlash: UInt64 = 0x80
    var stops: UInt64 = 0
    // Each byte of `slashSums` counts up to 255 slashes.
    let most = min(bytes.count, 255 * 8)
    while stops == 0, path.count < most, bytes.count >= 8 {
      let left = bytes.count &- path.count
      var word = word(base, path.count, lastEight: bytes.count &- 8)
      // If fewer than eight bytes are left, letters fill the remaining bytes of the word, because letters are plain.
      if left < 8 { word |= each(0x61) &<< UInt64(truncatingIfNeeded: 8 &* left) }
      var slashes = isEqual(word, 0x2F)
      // A dot and a slash differ only in the lowest bit.
      let dotsAndSlashes = isEqual(word | each(1), 0x2F)
      let faults = ~unreserved(word) | word
      stops = (faults | dotsAndSlashes & (slashes &<< 8 | afterSlash)) & high
      var length = min(8, left)
      if stops != 0 {
        length = stops.trailingZeroBitCount / 8
        // Only the slashes before the first stop count.
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
    // The sum of all slashes fits in pairs of bytes.
    let pairs = (slashSums & 0x00FF_00FF_00FF_00FF) &+ (slashSums &>> 8 & 0x00FF_00FF_00FF_00FF)
    path.slashes = Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    path.afterLastSlash = lastIndex &+ 8 &- lastSlashes.leadingZeroBitCount / 8
    return path
  }

  @inline(__always) static func word(_ base: UnsafePointer<UInt8>, _ index: Int, lastEight: Int) -> UInt64 {
    let start = min(index, lastEight)
    return word(base + start) &>> UInt64(truncatingIfNeeded: 8 &* (index &- start))
  }

  @inline(__always) static func shortWord(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    func part<Part: FixedWidthInteger & UnsignedInteger>(_ type: Part.Type, _ index: Int) -> UInt64 {
      let part = Part(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: type))
      return UInt64(part) &<< UInt64(truncatingIfNeeded: 8 &* index)
    }
    // Overlapping parts have equal bytes.
    if count >= 4 { return part(UInt32.self, 0) | part(UInt32.self, count &- 4) }
    return part(UInt8.self, 0) | part(UInt8.self, count / 2) | part(UInt8.self, count &- 1)
  }

  /// ASCII letters in lowercase, and other bytes unchanged.
  @inline(__always) static func lowercased(_ word: UInt64) -> UInt64 {
    let ascii = word & ~high
    let upper = (ascii &+ each(0x80 - 0x41)) & ~(ascii &+ each(0x7F - 0x5A)) & ~word & high
    return word | upper &>> 2
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always) private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  @inline(__always)
  private static func letters(_ word: UInt64) -> UInt64 { (word &+ each(0x80 - 0x61)) & ~(word &+ each(0x7F - 0x7A)) }

  @inline(__always) private static func unreserved(_ word: UInt64) -> UInt64 {
    letters(word | each(0x20)) | digitsAndMarks(word) | isEqual(word, 0x5F)
  }

  /// A digit, `-`, `.`, or `/`. In ASCII, these have consecutive codes.
  @inline(__always) private static func digitsAndMarks(_ word: UInt64) -> UInt64 {
    (word &+ each(0x80 - 0x2D)) & ~(word &+ each(0x7F - 0x39))
  }

  @inline(__always)
  private static func digits(_ word: UInt64) -> UInt64 { (word &+ each(0x80 - 0x30)) & ~(word &+ each(0x7F - 0x39)) }

  @inline(__always) static func isEqual(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    ~((word ^ each(byte)) &+ each(0x7F) | word) & high
  }
}
