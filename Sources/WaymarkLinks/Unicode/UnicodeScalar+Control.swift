extension Unicode.Scalar {
  /// The range check is faster than a lookup of the general category. Unicode never changes the set of control
  /// characters, so the ranges stay correct.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
