/// Section 6.3.1 of ISO/IEC 18004:2015.
struct QRVersion: Equatable {
  let number: Int

  var size: Int { 17 + 4 * number }

  /// The bits of the length in byte mode (section 7.4.1, Table 3).
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// Section 7.10.
  var hasVersionInformation: Bool { number >= 7 }

  /// The centers, for rows and columns (Annex E). The last coordinates have equal, even distances; the first distance
  /// is at most as large.
  var alignmentPositions: [Int] {
    guard number > 1 else { return [] }
    let gaps = number / 7 + 1
    let (first, last) = (6, size - 7)
    // The smallest even distance, except for version 32.
    let distance = number == 32 ? 26 : (last - first + 2 * gaps - 1) / (2 * gaps) * 2
    var positions = [first]
    for gap in (0..<gaps).reversed() { positions.append(last - gap * distance) }
    return positions
  }

  /// For data and error correction (section 7.1, Table 1).
  var codewords: Int {
    // Three finder patterns with separators, two timing patterns, and two copies of the format with a dark module.
    var functionModules = 3 * 8 * 8 + 2 * (size - 16) + 31
    if hasVersionInformation { functionModules += 2 * 18 }
    let lines = alignmentPositions.count
    if lines > 0 {
      // Three corners have finder patterns instead. Other patterns on row 6 and column 6 share 5 modules with the timing.
      functionModules += (lines * lines - 3) * 25 - 2 * (lines - 2) * 5
    }
    return (size * size - functionModules) / 8
  }

  /// For each block (section 7.5.1, Table 9).
  func correctionCodewords(_ correction: QRCode.Correction) -> Int {
    Self.correctionCodewords[40 * correction.rawValue + number - 1]
  }

  /// Section 7.5.1, Table 9.
  func blocks(_ correction: QRCode.Correction) -> Int { Self.blocks[40 * correction.rawValue + number - 1] }

  func dataCodewords(_ correction: QRCode.Correction) -> Int {
    codewords - blocks(correction) * correctionCodewords(correction)
  }

  /// In bytes (section 7.1, Table 7).
  func capacity(_ correction: QRCode.Correction) -> Int { (8 * dataCodewords(correction) - 4 - lengthBits) / 8 }

  /// `nil` if the text doesn't fit into version 40.
  static func smallest(for byteCount: Int, _ correction: QRCode.Correction) -> QRVersion? {
    for number in 1...40 where byteCount <= QRVersion(number: number).capacity(correction) {
      return QRVersion(number: number)
    }
    return nil
  }

  private static let correctionCodewords: [Int] = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26,
    26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 13, 22, 18, 26, 18, 24, 18,
    22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]

  /// For all versions of each level.
  private static let blocks: [Int] = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49, 1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21,
    20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68, 1, 1, 2, 4, 4, 4, 5, 6, 8, 8,
    11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77,
    81,
  ]
}

/// ISO/IEC 18004:2015, with UTF-8 in byte mode. The symbol has no quiet zone; a reader needs four light modules on each
/// side (section 6.3.8).
package struct QRCode: Sendable {
  /// Section 7.5.1. L, M, Q, and H recover about 7 %, 15 %, 25 %, and 30 % of the codewords.
  package enum Correction: Int, CaseIterable, Sendable { case low, medium, quartile, high }

  let version: QRVersion
  let correction: Correction
  let mask: Int
  private let matrix: QRMatrix

  package var size: Int { matrix.size }

  /// Creates the smallest QR code, with a higher correction level if it fits, or returns `nil` if the text doesn't fit
  /// into version 40.
  package init?(_ text: String, correction: Correction = .medium) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.smallest(for: bytes.count, correction) else { return nil }
    var best = correction
    for level in Correction.allCases where bytes.count <= version.capacity(level) { best = level }
    var blank = QRMatrix(version)
    blank.place(QRCodewords.message(bytes, version, best))
    (mask, matrix) = blank.masked(best)
    (self.version, self.correction) = (version, best)
  }

  package subscript(row: Int, column: Int) -> Bool { matrix[row, column] }
}

extension QRCode {
  /// SVG path data for a view box of ``size`` modules. Each run of dark modules is a rectangle, such as `M0 0h3v1h-3z`.
  package var path: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, self[row, column] { column += 1 }
        let length = column - start
        if length > 0 { path += "M\(start) \(row)h\(length)v1h-\(length)z" }
        column += 1
      }
    }
    return path
  }
}
