import Testing

@testable import MapEngine

@Suite("The symbol of a text")
struct SymbolTests {
  /// Returns the rows of a symbol, with `#` for dark modules.
  private func drawing(_ code: QRCode) -> String {
    (0..<code.size).map { row in
      String((0..<code.size).map { column in code[row, column] ? "#" : "." })
    }.joined(separator: "\n")
  }

  /// Other software draws the same symbol, and decodes the symbol.
  @Test("A short text has exactly the expected QR symbol")
  func knownSymbol() throws {
    let code = try #require(QRCode("Waymark"))
    #expect(code.correction == .high)
    let expected = """
      #######..#..#.#######
      #.....#.#...#.#.....#
      #.###.#.#.###.#.###.#
      #.###.#.#..#..#.###.#
      #.###.#.#.###.#.###.#
      #.....#.####..#.....#
      #######.#.#.#.#######
      ..........###........
      ..#..####.#..#.#####.
      .##..#....###.#.....#
      ....#############.#.#
      #.####.#.##.######.##
      ....#.###..#...#....#
      ........###..##.#.##.
      #######.##...#..#.#.#
      #.....#.####.##.##.##
      #.###.#..#..#.####..#
      #.###.#..##..######..
      #.###.#.#...##..#.###
      #.....#..#..####.#...
      #######...#..#####..#
      """
    #expect(drawing(code) == expected)
  }

  @Test("A QR symbol has the smallest version for its text, and the highest level of the version")
  func versions() throws {
    for correction in QRCode.Correction.allCases {
      for number in 1...40 {
        let version = QRVersion(number: number)
        let capacity = version.capacity(correction)
        #expect(QRVersion.smallest(for: capacity, correction) == version)
        #expect(QRVersion.smallest(for: capacity + 1, correction)?.number == (number < 40 ? number + 1 : nil))
        guard [1, 2, 7, 10, 21, 40].contains(number) else { continue }
        let code = try #require(QRCode(String(repeating: "a", count: capacity), correction: correction))
        #expect(code.version == version && code.size == 17 + 4 * number && code.correction == correction)
      }
    }
    // Version 1 contains 17, 14, 11, or 7 bytes.
    #expect(QRCode("12345678901234", correction: .low)?.correction == .medium)
    #expect(QRCode("12345678", correction: .low)?.correction == .quartile)
    #expect(QRCode("1234567", correction: .low)?.correction == .high)
  }

  @Test("Empty texts and Unicode texts have QR symbols, and texts above the capacity have none")
  func texts() {
    #expect(QRCode("")?.size == 21)
    #expect(QRCode("")?.correction == .high)
    #expect(QRCode(String(repeating: "a", count: 2332)) == nil)
    #expect(QRCode(String(repeating: "a", count: 2954), correction: .low) == nil)
    // The capacity is the number of bytes in UTF-8.
    #expect(QRCode("ééééééé")?.size == 21)
    #expect(QRCode("ééééééé.")?.size == 25)
    #expect(QRCode(String(repeating: "🧭", count: 582))?.size == 177)
    #expect(QRCode(String(repeating: "🧭", count: 583)) == nil)
  }

  @Test("A QR symbol contains its format information and its version information twice")
  func information() throws {
    for length in stride(from: 0, to: 400, by: 37) {
      let code = try #require(QRCode(String(repeating: "x", count: length), correction: .quartile))
      let size = code.size
      let first = [0, 1, 2, 3, 4, 5, 7].map { code[8, $0] } + [8, 7, 5, 4, 3, 2, 1, 0].map { code[$0, 8] }
      let second = (1...7).map { code[size - $0, 8] } + (size - 8..<size).map { code[8, $0] }
      let format = QRInformation.format(code.correction, mask: code.mask)
      #expect(first == second)
      #expect(first == (0..<15).reversed().map { format >> $0 & 1 == 1 })
      #expect(code[size - 8, 8])
      guard code.version.hasVersionInformation else { continue }
      let version = QRInformation.version(code.version)
      for bit in 0..<18 {
        #expect(code[size - 11 + bit % 3, bit / 3] == (version >> bit & 1 == 1))
        #expect(code[bit / 3, size - 11 + bit % 3] == (version >> bit & 1 == 1))
      }
    }
  }

  @Test("The path of a QR symbol covers exactly the dark modules")
  func path() throws {
    for length in [0, 7, 40, 400] {
      let code = try #require(QRCode(String(repeating: "p", count: length)))
      var covered = Array(repeating: Array(repeating: 0, count: code.size), count: code.size)
      for rectangle in code.path.split(separator: "z") {
        let numbers = rectangle.split { !$0.isNumber }.compactMap { Int($0) }
        try #require(numbers.count == 5)
        let (column, row, length) = (numbers[0], numbers[1], numbers[2])
        #expect(rectangle == "M\(column) \(row)h\(length)v1h-\(length)")
        for place in column..<column + length { covered[row][place] += 1 }
        // The runs of a row are merged.
        #expect(column == 0 || !code[row, column - 1])
        #expect(column + length == code.size || !code[row, column + length])
      }
      for row in 0..<code.size {
        for column in 0..<code.size { #expect(covered[row][column] == (code[row, column] ? 1 : 0)) }
      }
    }
    #expect(QRCode("")?.path.hasPrefix("M0 0h7v1h-7z") == true)
  }
}
