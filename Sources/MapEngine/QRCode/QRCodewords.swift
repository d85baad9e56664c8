enum QRCodewords {
  /// The first data codeword of each block, then the second, and so on; then the error correction codewords alike
  /// (section 7.6 of ISO/IEC 18004:2015).
  static func message(_ text: [UInt8], _ version: QRVersion, _ correction: QRCode.Correction) -> [UInt8] {
    let data = data(text, version, correction)
    let code = ReedSolomon(count: version.correctionCodewords(correction))
    let count = version.blocks(correction)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      // The last blocks are longer by one codeword if the data can't be divided equally.
      let length = data.count / count + (index >= count - data.count % count ? 1 : 0)
      blocks.append(data[start..<start + length])
      start += length
    }
    return interleaved(blocks) + interleaved(blocks.map { code.correction($0)[...] })
  }

  /// Sections 7.4.5, 7.4.9, and 7.4.10.
  static func data(_ text: [UInt8], _ version: QRVersion, _ correction: QRCode.Correction) -> [UInt8] {
    // The mode has 4 bits, so each codeword contains halves of two bytes. The 4 bits of the terminator follow the last half.
    var codewords: [UInt8] = []
    var half: UInt8 = 0b0100
    func append(_ byte: UInt8) {
      codewords.append(half << 4 | byte >> 4)
      half = byte & 0xF
    }
    if version.lengthBits == 16 { append(UInt8(text.count >> 8)) }
    append(UInt8(text.count & 0xFF))
    for byte in text { append(byte) }
    codewords.append(half << 4)
    var pad: UInt8 = 0b1110_1100
    while codewords.count < version.dataCodewords(correction) {
      codewords.append(pad)
      pad ^= 0b1110_1100 ^ 0b0001_0001
    }
    return codewords
  }

  private static func interleaved(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
    var codewords: [UInt8] = []
    // The last block is the longest.
    for index in 0..<blocks[blocks.count - 1].count {
      for block in blocks where index < block.count { codewords.append(block[block.startIndex + index]) }
    }
    return codewords
  }
}

/// Section 7.5.2 and Annex A of ISO/IEC 18004:2015. Coefficients are elements of GF(2⁸) with the modulus x⁸ + x⁴ + x³ +
/// x² + 1 and the primitive element α = 2.
struct ReedSolomon {
  /// From the highest power to the lowest, without the leading 1.
  let generator: [UInt8]

  /// The generator is the product of x - αⁱ for each i from 0 to `count` - 1.
  init(count: Int) {
    var product: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      product.append(0)
      for index in product.indices.dropFirst().reversed() { product[index] ^= Self.multiply(product[index - 1], root) }
      root = Self.multiply(root, 2)
    }
    generator = Array(product.dropFirst())
  }

  /// The remainder of a division by the generator polynomial.
  func correction(_ data: ArraySlice<UInt8>) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ remainder[0]
      for index in generator.indices {
        let next = index + 1 < remainder.count ? remainder[index + 1] : 0
        remainder[index] = next ^ Self.multiply(generator[index], factor)
      }
    }
    return remainder
  }

  static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x1D
      if second >> bit & 1 == 1 { product ^= first }
    }
    return product
  }
}
