/// A set of columns of a pattern matrix, stored as two bit masks.
///
/// If a mask represents more than 64 columns, several columns share a bit.
struct ColumnMask {
  static let count = 64

  var positions: UInt64 = 0
  var keys: UInt64 = 0

  init() {}

  init(positions: Int = 0, keys: Int) {
    self.positions = Self.bits(positions)
    self.keys = Self.bits(keys)
  }

  private static func bits(_ count: Int) -> UInt64 { count >= Self.count ? .max : 1 << UInt64(count) - 1 }

  static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }

  var isEmpty: Bool { positions | keys == 0 }

  mutating func formUnion(_ other: ColumnMask) {
    positions |= other.positions
    keys |= other.keys
  }

  func intersection(_ other: ColumnMask) -> ColumnMask {
    var result = self
    result.positions &= other.positions
    result.keys &= other.keys
    return result
  }
}
