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
