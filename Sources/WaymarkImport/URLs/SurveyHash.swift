/// A hash function whose results are the same on each machine and in each run.
///
/// The survey chooses examples by their hashes, so that the order of the lines has no effect on the choice.
enum SurveyHash {
  /// Returns the hash of bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> UInt64 {
    var state: UInt64 = seed ^ 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    var index = 0
    if let base = bytes.baseAddress {
      let raw = UnsafeRawPointer(base)
      while index &+ 8 <= bytes.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        state = mix(state, word)
        index &+= 8
      }
      var last: UInt64 = 0
      while index < bytes.count {
        last = last << 8 | UInt64(bytes[index])
        index &+= 1
      }
      state = mix(state, last ^ 0xA5A5_A5A5_5A5A_5A5A)
    }
    state ^= state >> 32
    state = state &* 0xD6E8_FEB8_6659_FD93
    return state ^ (state >> 32)
  }

  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
    return product.high ^ product.low &+ word
  }
}
