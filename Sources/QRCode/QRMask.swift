/// The masks, which balance dark and light modules (section 7.8 of ISO/IEC 18004:2015).
enum QRMask {
  /// Returns a Boolean value that indicates whether a mask changes the color of a module (section 7.8.2, Table 10).
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

  /// Returns the penalty of a row or column for runs of five or more modules, and for patterns that look like finders.
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
  /// Returns the symbol with its format and the mask that has the lowest penalty.
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

  /// The penalty of the complete symbol (section 7.8.3, Table 11).
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

  /// Returns a Boolean value that indicates whether a module and its neighbors to the left and above have the same color.
  private func isSquare(_ row: Int, _ column: Int) -> Bool {
    let isDark = self[row, column]
    return self[row - 1, column] == isDark && self[row, column - 1] == isDark && self[row - 1, column - 1] == isDark
  }
}
