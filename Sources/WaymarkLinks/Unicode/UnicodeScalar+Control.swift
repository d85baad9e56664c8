extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a control character.
  ///
  /// The range check is faster than a lookup of the general category, and the set of control characters never changes.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
