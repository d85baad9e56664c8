extension NormalFormData {
  private static let scalarMask: UInt64 = 1 << 21 - 1
  /// The pairs of scalars that compose into one scalar, sorted by the first scalar and then by the second scalar.
  ///
  /// Each entry contains the first scalar, the second scalar, and the composite, in 21 bits each.
  private static let compositions: [UInt64] = decompositions.filter { $0 >> 63 == 1 }
    .map { ($0 << 22) >> 1 | $0 >> 42 & scalarMask }.sorted()

  static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
    let index = decompositions.firstIndex { $0 >> 42 & scalarMask >= UInt64(scalar) }
    guard index < decompositions.count else { return nil }
    let entry = decompositions[index]
    guard entry >> 42 & scalarMask == UInt64(scalar) else { return nil }
    let second = UInt32(truncatingIfNeeded: entry & scalarMask)
    return (UInt32(truncatingIfNeeded: entry >> 21 & scalarMask), second == 0 ? nil : second)
  }

  static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    let pair = UInt64(first) << 21 | UInt64(second)
    let index = compositions.firstIndex { $0 >> 21 >= pair }
    guard index < compositions.count, compositions[index] >> 21 == pair else { return nil }
    return UInt32(truncatingIfNeeded: compositions[index] & scalarMask)
  }

  static func combiningClass(of scalar: UInt32) -> UInt8 {
    // The first run that ends after the scalar is the only run that can contain the scalar.
    let index = combiningClasses.firstIndex { $0 >> 24 + $0 >> 8 & 0xFFFF > UInt64(scalar) }
    guard index < combiningClasses.count, combiningClasses[index] >> 24 <= UInt64(scalar) else { return 0 }
    return UInt8(truncatingIfNeeded: combiningClasses[index])
  }
}

extension [UInt64] {
  fileprivate func firstIndex(_ holds: (UInt64) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
