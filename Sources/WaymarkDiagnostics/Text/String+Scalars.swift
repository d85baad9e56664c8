extension String {
  /// With a text in place of each of some sign, whatever mark stands behind it.
  ///
  /// To Swift, a quote with an accent behind it is another character. To those who read a shell's word, a table or a cell it is a
  /// quote, and then an accent.
  package func replacing(scalar: Unicode.Scalar, with text: String) -> String {
    unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(String.init).joined(separator: text)
  }
}
