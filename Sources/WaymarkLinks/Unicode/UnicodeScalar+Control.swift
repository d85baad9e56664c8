extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a control character.
  ///
  /// The category is fixed, and looking it up in the table of all categories takes a search.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
