/// The Reed-Solomon codes of QR codes (section 7.5.2 and Annex A of ISO/IEC 18004:2015).
///
/// The coefficients of polynomials are elements of the field GF(2⁸) with the modulus x⁸ + x⁴ + x³ + x² + 1. The number 2 is
/// the primitive element α.
struct ReedSolomon {
  /// The coefficients of the generator polynomial, from the highest power to the lowest, without the leading 1.
  let generator: [UInt8]

  /// Creates a code.
  ///
  /// The generator polynomial is the product of x - αⁱ for each i from 0 to `count` - 1.
  ///
  /// - Parameter count: The number of error correction codewords.
  init(count: Int) {
    var product: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      product.append(0)
      for index in product.indices.dropFirst().reversed() {
        product[index] ^= Self.multiply(product[index - 1], root)
      }
      root = Self.multiply(root, 2)
    }
    generator = Array(product.dropFirst())
  }

  /// Returns the error correction codewords of a block, which are the remainder of a division by the generator polynomial.
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

  /// Returns the product of two elements of the field.
  static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x1D
      if second >> bit & 1 == 1 { product ^= first }
    }
    return product
  }
}
