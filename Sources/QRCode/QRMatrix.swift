/// The modules of a symbol.
struct QRMatrix {
  /// The number of modules on each side.
  let size: Int
  /// The modules of each row, from top to bottom. A dark module is `true`.
  private var modules: [Bool]
  /// Boolean values that indicate whether a module belongs to a function pattern, the format, or the version.
  private var isReserved: [Bool]

  /// Creates a symbol with its function patterns, its version, and space for its format.
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

  /// Returns a Boolean value that indicates whether a module is outside of the encoding region.
  func isReserved(_ row: Int, _ column: Int) -> Bool { isReserved[row * size + column] }

  /// Changes the colors of the modules of the encoding region that a condition selects.
  mutating func invert(where condition: (_ row: Int, _ column: Int) -> Bool) {
    for row in 0..<size {
      for column in 0..<size where !isReserved(row, column) && condition(row, column) {
        modules[row * size + column].toggle()
      }
    }
  }

  /// Places the codewords in columns of two modules, upward and downward in turn (section 7.7.3 of ISO/IEC 18004:2015).
  ///
  /// The modules that remain after the last codeword are light.
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

  /// Draws both copies of the format information (section 7.9.1), and the dark module.
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

  /// Draws both copies of the version information (section 7.10).
  private mutating func drawVersion(_ bits: Int) {
    for bit in 0..<18 {
      let isDark = bits >> bit & 1 == 1
      let (position, line) = (size - 11 + bit % 3, bit / 3)
      draw(position, line, isDark)
      draw(line, position, isDark)
    }
  }

  /// Draws the timing patterns (section 6.3.5). The other patterns cover their ends.
  private mutating func drawTiming() {
    for position in 0..<size {
      draw(6, position, position % 2 == 0)
      draw(position, 6, position % 2 == 0)
    }
  }

  /// Draws the finder patterns with their separators (sections 6.3.3 and 6.3.4).
  private mutating func drawFinders() {
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawRings(row, column, [true, true, false, true, false])
    }
  }

  /// Draws the alignment patterns (section 6.3.6), except in the corners with finder patterns.
  private mutating func drawAlignment(_ positions: [Int]) {
    for row in positions {
      for column in positions {
        let isFinder = row == 6 ? column == 6 || column == size - 7 : row == size - 7 && column == 6
        if !isFinder { drawRings(row, column, [true, false, true]) }
      }
    }
  }

  /// Draws concentric squares, from the center outward, and omits modules outside of the symbol.
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
