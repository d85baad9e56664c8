struct QRMatrix {
  let size: Int
  private var modules: [Bool]
  /// The module belongs to a function pattern, the format, or the version.
  private var isReserved: [Bool]

  init(_ version: QRVersion) {
    size = version.size
    modules = Array(repeating: false, count: size * size)
    isReserved = modules
    drawTiming()
    drawFinders()
    drawAlignment(version.alignmentPositions)
    drawFormat(0)
    if version.hasVersionInformation { drawVersion(QRInformation.version(version)) }
  }

  subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

  /// The module is outside of the encoding region.
  func isReserved(_ row: Int, _ column: Int) -> Bool { isReserved[row * size + column] }

  mutating func invert(where condition: (_ row: Int, _ column: Int) -> Bool) {
    for row in 0..<size {
      for column in 0..<size where !isReserved(row, column) && condition(row, column) {
        modules[row * size + column].toggle()
      }
    }
  }

  /// Columns of two modules, upward and downward in turn (section 7.7.3 of ISO/IEC 18004:2015). The remaining modules
  /// are light.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    var right = size - 1
    while right > 0 {
      // Column 6 contains a timing pattern.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isReserved(row, column) && bit < 8 * codewords.count {
          modules[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// Both copies of the format information (section 7.9.1), and the dark module.
  mutating func drawFormat(_ bits: Int) {
    for bit in 0..<15 {
      let isDark = bits >> bit & 1 == 1
      // Row 6 and column 6 contain the timing patterns.
      if bit < 8 {
        draw(bit < 6 ? bit : bit + 1, 8, isDark)
        draw(8, size - 1 - bit, isDark)
      } else {
        draw(8, bit == 8 ? 7 : 14 - bit, isDark)
        draw(size - 15 + bit, 8, isDark)
      }
    }
    draw(size - 8, 8, true)
  }

  /// Both copies of the version information (section 7.10).
  private mutating func drawVersion(_ bits: Int) {
    for bit in 0..<18 {
      let isDark = bits >> bit & 1 == 1
      let (position, line) = (size - 11 + bit % 3, bit / 3)
      draw(position, line, isDark)
      draw(line, position, isDark)
    }
  }

  /// Section 6.3.5. The other patterns cover their ends.
  private mutating func drawTiming() {
    for position in 0..<size {
      draw(6, position, position % 2 == 0)
      draw(position, 6, position % 2 == 0)
    }
  }

  /// With their separators (sections 6.3.3 and 6.3.4).
  private mutating func drawFinders() {
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawRings(row, column, [true, true, false, true, false])
    }
  }

  /// Section 6.3.6; not in the corners with finder patterns.
  private mutating func drawAlignment(_ positions: [Int]) {
    for row in positions {
      for column in positions {
        let isFinder = row == 6 ? column == 6 || column == size - 7 : row == size - 7 && column == 6
        if !isFinder { drawRings(row, column, [true, false, true]) }
      }
    }
  }

  /// From the center outward, without modules outside of the symbol.
  private mutating func drawRings(_ centerRow: Int, _ centerColumn: Int, _ rings: [Bool]) {
    let radius = rings.count - 1
    for row in max(0, centerRow - radius)...min(size - 1, centerRow + radius) {
      for column in max(0, centerColumn - radius)...min(size - 1, centerColumn + radius) {
        draw(row, column, rings[max(abs(row - centerRow), abs(column - centerColumn))])
      }
    }
  }

  private mutating func draw(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isReserved[row * size + column] = true
  }
}

/// Masks balance dark and light modules (section 7.8 of ISO/IEC 18004:2015).
enum QRMask {
  /// Section 7.8.2, Table 10.
  static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    switch mask {
    case 0: return (row + column) % 2 == 0
    case 1: return row % 2 == 0
    case 2: return column % 3 == 0
    case 3: return (row + column) % 3 == 0
    case 4: return (row / 2 + column / 3) % 2 == 0
    case 5: return product % 2 + product % 3 == 0
    case 6: return (product % 2 + product % 3) % 2 == 0
    default: return ((row + column) % 2 + product % 3) % 2 == 0
    }
  }

  static func linePenalty(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    var penalty = 0
    var run = 0
    for index in line.indices {
      run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
      if run >= 5 { penalty += run == 5 ? 3 : 1 }
      let end = index + finder.count
      guard end <= line.count, line[index..<end].elementsEqual(finder) else { continue }
      // The quiet zone is light.
      let isLightBefore = !line[max(0, index - 4)..<index].contains(true)
      let isLightAfter = !line[end..<min(line.count, end + 4)].contains(true)
      if isLightBefore || isLightAfter { penalty += 40 }
    }
    return penalty
  }
}

extension QRMatrix {
  func masked(_ correction: QRCode.Correction) -> (mask: Int, matrix: QRMatrix) {
    var best = (mask: 0, matrix: self)
    var lowest = Int.max
    for mask in 0..<8 {
      var matrix = self
      matrix.invert { QRMask.inverts(mask, $0, $1) }
      matrix.drawFormat(QRInformation.format(correction, mask: mask))
      let penalty = matrix.penalty
      if penalty < lowest { (lowest, best) = (penalty, (mask, matrix)) }
    }
    return best
  }

  /// Section 7.8.3, Table 11.
  var penalty: Int {
    var penalty = 0
    var dark = 0
    var row = Array(repeating: false, count: size)
    var column = row
    for first in 0..<size {
      for second in 0..<size {
        (row[second], column[second]) = (self[first, second], self[second, first])
        if row[second] { dark += 1 }
        if first > 0, second > 0, isSquare(first, second) { penalty += 3 }
      }
      penalty += QRMask.linePenalty(row) + QRMask.linePenalty(column)
    }
    // 10 points for each 5 % by which the share of dark modules differs from a half.
    return penalty + 10 * (abs(20 * dark - 10 * size * size) / (size * size))
  }

  private func isSquare(_ row: Int, _ column: Int) -> Bool {
    let isDark = self[row, column]
    return self[row - 1, column] == isDark && self[row, column - 1] == isDark && self[row - 1, column - 1] == isDark
  }
}

/// Protected by Bose-Chaudhuri-Hocquenghem codes.
enum QRInformation {
  /// 15 bits (section 7.9 and Annex C of ISO/IEC 18004:2015).
  static func format(_ correction: QRCode.Correction, mask: Int) -> Int {
    // The levels L, M, Q, and H are 01, 00, 11, and 10.
    let level = correction.rawValue ^ 1
    return encoded(level << 3 | mask, generator: 0b101_0011_0111, checkBits: 10) ^ 0b101_0100_0001_0010
  }

  /// 18 bits (section 7.10 and Annex D).
  static func version(_ version: QRVersion) -> Int {
    encoded(version.number, generator: 0b1_1111_0010_0101, checkBits: 12)
  }

  /// At most 6 bits, followed by the remainder of a division by the generator.
  private static func encoded(_ value: Int, generator: Int, checkBits: Int) -> Int {
    var remainder = value << checkBits
    for shift in (0..<6).reversed() where remainder >> (checkBits + shift) & 1 == 1 { remainder ^= generator << shift }
    return value << checkBits | remainder
  }
}
