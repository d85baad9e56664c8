enum TableNumber {
  @inline(__always)
  static func half(_ at: UnsafePointer<UInt8>) -> Int { Int(at[0]) | Int(at[1]) &<< 7 }

  @inline(__always)
  static func word(_ at: UnsafePointer<UInt8>) -> Int {
    // One load reads all four groups. The groups are then joined in pairs, and the pairs are joined.
    let raw = UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    let pairs = raw &- (raw & 0x7F00_7F00) &>> 1
    return Int(pairs &- 3 &* ((pairs & 0x3FFF_0000) &>> 2))
  }
}
