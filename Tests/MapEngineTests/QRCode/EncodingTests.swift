import Testing

@testable import MapEngine

@Suite("The parts of a symbol")
struct EncodingTests {
  /// Annex I of ISO/IEC 18004:2015 encodes the digits 01234567 in version 1-M.
  @Test("The error correction codewords of a QR code equal the example in the standard")
  func standardExample() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    let expected: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(ReedSolomon(count: 10).correction(data[...]) == expected)
    // A codeword of the code has no remainder.
    #expect(ReedSolomon(count: 10).correction((data + expected)[...]) == Array(repeating: 0, count: 10))
  }

  @Test("The generator polynomials of QR codes equal the polynomials in Annex A of the standard")
  func generators() {
    var power: UInt8 = 1
    var powers: [UInt8] = []
    for _ in 0..<255 {
      powers.append(power)
      power = ReedSolomon.multiply(power, 2)
    }
    #expect(power == 1 && Set(powers).count == 255)
    #expect(ReedSolomon(count: 7).generator == [87, 229, 146, 149, 238, 102, 21].map { powers[$0] })
    #expect(ReedSolomon(count: 10).generator == [251, 67, 46, 61, 118, 70, 64, 94, 32, 45].map { powers[$0] })
  }

  @Test("The data codewords of a QR code contain the mode, length, text, terminator, and padding")
  func data() {
    #expect(
      QRCodewords.data(Array("AZ".utf8), QRVersion(number: 1), .high)
        == [0x40, 0x24, 0x15, 0xA0, 0xEC, 0x11, 0xEC, 0x11, 0xEC])
    #expect(QRCodewords.data([], QRVersion(number: 1), .high) == [0x40, 0, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC])
    #expect(QRCodewords.data([1, 2, 3, 4, 5, 6, 0xF7], QRVersion(number: 1), .high).suffix(2) == [0x6F, 0x70])
    let long = QRCodewords.data(Array(repeating: 0xAB, count: 0x103), QRVersion(number: 10), .low)
    #expect(long.prefix(4) == [0x40, 0x10, 0x3A, 0xBA])
    #expect(long.count == 274 && long.suffix(13) == [0xB0] + (0..<12).map { $0 % 2 == 0 ? 0xEC : 0x11 })
  }

  /// Version 5-Q has two blocks of 15 data codewords and two blocks of 16.
  @Test("The message of a QR code alternates the codewords of its blocks")
  func blocks() {
    let version = QRVersion(number: 5)
    let text = (0..<60).map { UInt8($0) }
    let data = QRCodewords.data(text, version, .quartile)
    let message = QRCodewords.message(text, version, .quartile)
    #expect(data.count == 62 && message.count == 134)
    #expect(message.prefix(5) == [data[0], data[15], data[30], data[46], data[1]])
    #expect(message[56..<62] == [data[14], data[29], data[44], data[60], data[45], data[61]])
    let code = ReedSolomon(count: 18)
    let (first, second) = (code.correction(data[..<15]), code.correction(data[15..<30]))
    #expect(message[62] == first[0] && message[63] == second[0] && message[66] == first[1])
  }

  @Test("Format information of QR codes equals the bits in Annex C of the standard")
  func format() {
    let expected: [(QRCode.Correction, Int, Int)] = [
      (.low, 0, 0b111_0111_1100_0100), (.medium, 0, 0b101_0100_0001_0010), (.quartile, 0, 0b011_0101_0101_1111),
      (.high, 0, 0b001_0110_1000_1001), (.medium, 5, 0b100_0000_1100_1110), (.low, 4, 0b110_0110_0010_1111),
    ]
    for (correction, mask, bits) in expected { #expect(QRInformation.format(correction, mask: mask) == bits) }
  }

  @Test("Version information of QR codes equals the bits in Annex D of the standard")
  func versionInformation() {
    for (number, bits) in [(7, 0x07C94), (8, 0x085BC), (21, 0x15683), (32, 0x209D5), (40, 0x28C69)] {
      #expect(QRInformation.version(QRVersion(number: number)) == bits)
    }
  }

  @Test("Alignment patterns of QR codes have the positions in Annex E of the standard")
  func alignment() {
    let expected = [
      1: [], 2: [6, 18], 6: [6, 34], 7: [6, 22, 38], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70], 16: [6, 26, 50, 74],
      22: [6, 26, 50, 74, 98], 24: [6, 28, 54, 80, 106], 30: [6, 26, 52, 78, 104, 130],
      31: [6, 30, 56, 82, 108, 134], 32: [6, 34, 60, 86, 112, 138], 33: [6, 30, 58, 86, 114, 142],
      36: [6, 24, 50, 76, 102, 128, 154], 39: [6, 26, 54, 82, 110, 138, 166], 40: [6, 30, 58, 86, 114, 142, 170],
    ]
    for (number, positions) in expected { #expect(QRVersion(number: number).alignmentPositions == positions) }
  }

  @Test("Each QR version has the capacities in Table 7 of the standard, by correction level")
  func capacities() {
    let expected = [
      1: [17, 14, 11, 7], 2: [32, 26, 20, 14], 5: [106, 84, 60, 44], 7: [154, 122, 86, 64], 9: [230, 180, 130, 98],
      10: [271, 213, 151, 119], 20: [858, 666, 482, 382], 40: [2953, 2331, 1663, 1273],
    ]
    for (number, capacities) in expected {
      #expect(QRCode.Correction.allCases.map { QRVersion(number: number).capacity($0) } == capacities)
    }
  }

  @Test("The encoding region of each QR version has exactly the space for its codewords")
  func region() {
    for number in 1...40 {
      let version = QRVersion(number: number)
      let matrix = QRMatrix(version)
      var free = 0
      for row in 0..<version.size {
        for column in 0..<version.size where !matrix.isReserved(row, column) { free += 1 }
      }
      #expect(free / 8 == version.codewords)
      // Table 1 lists the remainder bits.
      #expect(free % 8 == Self.remainder(number))
    }
  }

  private static func remainder(_ number: Int) -> Int {
    switch number {
    case 2...6: 7
    case 14...20, 28...34: 3
    case 21...27: 4
    default: 0
    }
  }

  @Test("A row of QR modules has the penalty that the standard defines")
  func penalties() {
    func penalty(_ line: String) -> Int { QRMask.linePenalty(line.map { $0 == "#" }) }
    #expect(penalty("#.##..####.....###.") == 3)
    #expect(penalty("#######.") == 5)
    #expect(penalty("##.#.###.#....##.#") == 40)
    #expect(penalty("#....#.###.#.##.##") == 40)
    #expect(penalty("#...#.###.#...##.#") == 0)
    // A pattern between two light areas counts once, and the quiet zone is light.
    #expect(penalty("#....#.###.#....##") == 40)
    #expect(penalty("#.###.#.##.##.##.#") == 40)
    #expect(penalty("##.##.##.#.#.###.#") == 40)
  }

  @Test("The mask of a QR code has the lowest penalty of the eight masks")
  func masks() throws {
    let text = "https://waymark.example/items/42?tab=reviews"
    let code = try #require(QRCode(text))
    var blank = QRMatrix(code.version)
    blank.place(QRCodewords.message(Array(text.utf8), code.version, code.correction))
    let penalties = (0..<8).map { mask in
      var matrix = blank
      matrix.invert { QRMask.inverts(mask, $0, $1) }
      matrix.drawFormat(QRInformation.format(code.correction, mask: mask))
      return matrix.penalty
    }
    #expect(penalties.firstIndex(of: penalties.min()!) == code.mask)
  }
}
